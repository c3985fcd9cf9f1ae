/** Writes the types of a game's screen: `rollout schema` in, `schema.json` and `types.ts` out. */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";

const GAMES = join(dirname(fileURLToPath(import.meta.url)), "../src/games");
/** The forms of a board that games share lie beside it: the schema `plane`, in `boards/plane`. */
const BOARDS = join(GAMES, "../boards");
const ROLLOUT = process.env["ROLLOUT"] ?? join(GAMES, "../../../.venv/bin/rollout");

const BANNER = "/* Written by `make screen-types` from the game's forms. Change those. */";
const JSON_TYPE = 'import type { Json } from "../../wire/messages";';
/** What the generator adds: an interface around all, and where each form was found. */
const EMPTY = /export interface Forms \{\}\n/;
const REFERENCED = / \*\n? ?\*? ?This interface was referenced by[^]*?definition` "[\w.]+"\.\n/g;
/** How many there are says the type itself. */
const COUNTED = /( *\/\*\*\n)? *\* @minItems \d+\n *\* @maxItems \d+\n( *\*\/\n)?/g;
const BARE = /\/\*\*\n \*\/\n/g;
const ANYTHING = /\[k: string\]: unknown/g;

/** A form with the remark before it. */
const FORM = /\/\*\*\n(?: \*.*\n)+?export interface (\w+) \{\n[^]*?\n\}\n/g;
const PLANE = "plane";

/** The types of a schema, every form exported by its own name; those of the measured table are written once, beside it. */
export async function typesOf(schema) {
  const written = await everyType(schema);
  if (schema.title === PLANE) return written;
  const shared = new Set((await everyType(JSON.parse(readFileSync(schemaFile(PLANE), "utf8")))).match(FORM));
  const names = [...written.matchAll(FORM)].filter(([form]) => shared.has(form)).map(([, name]) => name);
  if (!names.length) return written;
  const used = names.sort().join(", ");
  const head = `import type { ${used} } from "../../boards/plane/types";\n${JSON_TYPE}\n\nexport type { ${used} };`;
  return written.replaceAll(FORM, (form) => (shared.has(form) ? "" : form)).replace(JSON_TYPE, head);
}

async function everyType(schema) {
  const written = await compile({ type: "object", ...schema, title: "Forms" }, "Forms", {
    additionalProperties: false,
    bannerComment: BANNER,
    style: { printWidth: 120 },
    unreachableDefinitions: true,
  });
  const plain = written.replace(EMPTY, "").replaceAll(REFERENCED, "").replaceAll(COUNTED, counted).replaceAll(BARE, "");
  const told = constantsOf(schema["x-constants"] ?? {});
  const typed = plain.replaceAll(ANYTHING, "[k: string]: Json");
  return (typed === plain ? typed : typed.replace(BANNER, `${BANNER}\n\n${JSON_TYPE}`)) + told;
}

/** Numbers and names of the rules, as the game says them. */
function constantsOf(constants) {
  return Object.entries(constants)
    .map(([name, value]) => `\nexport const ${name} = ${JSON.stringify(value)} as const;\n`)
    .join("");
}

/** A remark that says nothing else goes; the rest of a longer one stays. */
function counted(_whole, opened, closed) {
  return opened && closed ? "" : `${opened ?? ""}${closed ?? ""}`;
}

/** Those whose forms were written: a game joins when it can be played and `make screen-types` names it. */
export function games() {
  return [BOARDS, GAMES]
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((each) => each.isDirectory() && existsSync(schemaFile(each.name)))
    .map((each) => each.name);
}

function room(name) {
  const board = join(BOARDS, name);
  return existsSync(board) ? board : join(GAMES, name);
}

export function schemaFile(game) {
  return join(room(game), "schema.json");
}

export function typesFile(game) {
  return join(room(game), "types.ts");
}

async function write() {
  for (const game of new Set([...games(), ...process.argv.slice(2)])) {
    const written = execFileSync(ROLLOUT, ["schema", game], { encoding: "utf8" });
    writeFileSync(schemaFile(game), written);
    writeFileSync(typesFile(game), await typesOf(JSON.parse(readFileSync(schemaFile(game), "utf8"))));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
