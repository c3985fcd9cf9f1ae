import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

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
      // What asks ahead waits for no styles, as other scripts do.
      const early = html.replace(/<script type="module"(?=[^>]*\/wire-)/, '<script type="module" async');
      const head = styles.reduce((text, each) => text.replace(each, ""), early);
      return head.replace("  </body>", `${styles.join("")}  </body>`);
    },
  },
};

/** The page at some addresses, and the room that is shown there: it is asked for with the page. */
const EDITIONS: Record<string, string> = {
  home: "/src/home/Home.svelte",
  table: "/src/table/TablePage.svelte",
  "first-match": "/src/first-match/FirstMatch.svelte",
  replay: "/src/replay/Replay.svelte",
};

/** What a table needs is asked for before anything is shown: see `table/arrival.ts`. */
const ARRIVAL = "arrival";

interface Chunk {
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

const editions = {
  name: "editions",
  apply: "build" as const,
  writeBundle(output: { dir?: string }, bundle: Record<string, unknown>): void {
    const chunks = (Object.values(bundle) as Chunk[]).filter((each) => each.imports);
    const path = (name: string): string => join(output.dir ?? "", `${name}.html`);
    const page = readFileSync(path("index"), "utf8");
    for (const [name, room] of Object.entries(EDITIONS)) {
      const needed = together(chunks, chunks.find((each) => each.facadeModuleId?.endsWith(room)));
      const scripts = needed.map((each) => `    <link rel="modulepreload" crossorigin href="/${each.fileName}">\n`);
      const styles = needed.flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]);
      const links = [...new Set(styles)].map((each) => `    <link rel="stylesheet" crossorigin href="/${each}">\n`);
      const once = (lines: string[]): string => lines.filter((line) => !page.includes(/"(\/assets\/[^"]*)"/.exec(line)![1]!)).join("");
      const head = page.replace("  </head>", `${once(scripts)}  </head>`);
      // A table is laid in plain letters: its own come after the question.
      const html = name === "table" ? head.replace("<html", '<html class="plain"') : head;
      writeFileSync(path(name), html.replace("  </body>", `${once(links)}  </body>`));
    }
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each))) {
      const file = join(output.dir ?? "", name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

/** A chunk with everything that it cannot do without. */
function together(chunks: Chunk[], start: Chunk | undefined): Chunk[] {
  const found = new Set<Chunk>(start ? [start] : []);
  for (const each of found) {
    for (const other of chunks) if (each.imports.includes(other.fileName)) found.add(other);
  }
  return [...found];
}

/** Every page has these. */
const SHELL =
  /node_modules\/(svelte|@fluent)\/|\/src\/((words|shell)\/\w+\.svelte|main\.ts|games\/registry\.ts|table\/(seats|invites)\.ts|figures\/(library|Figure|Portrait)\.svelte|wire\/(shares|sha256|latest)\.ts)/;

const ROOM = /\/src\/games\/(\w+)\//;

/** What only one game needs bears its name: a table loads no other. */
function roomOf(modules: string[], name: string): string {
  const rooms = new Set(modules.map((id) => ROOM.exec(id)?.[1] ?? ""));
  const [room] = rooms;
  return rooms.size === 1 && room && !name.startsWith(`${room}.`) ? `${room}.` : "";
}

export default defineConfig({
  plugins: [catalogues, outlineFirst, svelte(), editions],
  build: {
    outDir: "../src/rollout/server/page",
    emptyOutDir: true,
    // The content security policy of the service allows files, not data addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", [ARRIVAL]: "src/table/arrival.ts" },
      output: {
        chunkFileNames: (chunk) => `assets/${roomOf(chunk.moduleIds, chunk.name)}[name]-[hash].js`,
        // Few files, since each costs a slow line a while: what runs first, what every page has, what
        // every table has, and one apart for the one game that draws its table in space.
        codeSplitting: {
          groups: [
            { name: "three", test: /node_modules\/three\//, priority: 5 },
            { name: "wire", test: /preload-helper|\/src\/(table\/arrival|wire\/(http|live)|words\/(language|page)|games\/boards)\.ts/, priority: 4 },
            { name: "shell", test: SHELL, priority: 3 },
            { name: "table", test: /\/src\/(table\/TablePage\.svelte|boards\/(late|arriving|contract|motion)|wire\/(forms|kinds))/, priority: 2 },
            { name: "plane", test: /\/src\/boards\/plane\/board\.ts/, priority: 1 },
            { name: (id: string) => `${ROOM.exec(id)?.[1]}.board`, test: /\/src\/games\/\w+\/board\.ts/, priority: 0 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVICE, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
