import { mount } from "svelte";

import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./shell/App.svelte";
import { router } from "./shell/router.svelte";
import { settings } from "./shell/settings.svelte";
import { words } from "./words/words.svelte";

settings.apply();
document.documentElement.lang = words.language;
await words.begin();
router.start();
const page = document.getElementById("page")!;
page.replaceChildren();
mount(App, { target: page });
