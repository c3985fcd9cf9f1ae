import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVICE = process.env["ROLLOUT_SERVICE"] ?? "http://127.0.0.1:8000";

const RAW = "?raw";

/** Catalogues go to the browser without the remarks for those who write them. */
const catalogues = {
  name: "catalogues",
  enforce: "pre" as const,
  load(id: string): string | null {
    if (!id.endsWith(`.ftl${RAW}`)) return null;
    const lines = readFileSync(id.slice(0, -RAW.length), "utf8").split("\n");
    return `export default ${JSON.stringify(lines.filter((line) => line && !line.startsWith("#")).join("\n"))}`;
  },
};

/** The outline of the page is painted before its styles are there: they stand below it. */
const outlineFirst = {
  name: "outline-first",
  transformIndexHtml: {
    order: "post" as const,
    handler(html: string): string {
      const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      const head = styles.reduce((text, each) => text.replace(each, ""), html);
      return head.replace("  </body>", `${styles.join("")}  </body>`);
    },
  },
};

/** What only one game needs bears its name: a table loads no other. */
function roomOf(modules: string[]): string {
  const rooms = new Set(modules.map((id) => /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? ""));
  const [room] = rooms;
  return rooms.size === 1 && room ? `${room}.` : "";
}

export default defineConfig({
  plugins: [catalogues, outlineFirst, svelte()],
  build: {
    outDir: "../src/rollout/server/page",
    emptyOutDir: true,
    // The content security policy of the service allows files, not data addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `assets/${roomOf(chunk.moduleIds)}[name]-[hash].js`,
        // A file of its own, for the one game that draws its table in space.
        codeSplitting: { groups: [{ name: "three", test: /node_modules\/three\// }] },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVICE, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
