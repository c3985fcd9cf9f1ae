/** The words of the cast, learned when its page is first opened. */

import { words } from "../words/words.svelte";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

words.learn({ en, de });
