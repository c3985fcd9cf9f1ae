import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const files = [];

/** The styles of a component go by its number: they are named on every element of the page. */
function cssHash({ filename }) {
  if (!files.includes(filename)) files.push(filename);
  return `s${files.indexOf(filename).toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { discloseVersion: false, cssHash } };
