/** The words of the list builder, learned when it is first needed. */

import { words } from "../words/words.svelte";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

words.learn({ en, de });
