/** As much Markdown as a rulebook needs, read into data: nothing in it can become script. */

export type Inline =
  | { kind: "text" | "bold" | "italic" | "code" | "rule"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; id: string; inline: Inline[] }
  | { kind: "paragraph"; id: string; inline: Inline[] }
  | { kind: "item"; id: string; inline: Inline[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const RULE = /\b[A-Z]{2}-[A-Z]{2,4}-\d+[a-z]?\b/;
const INLINE = new RegExp(
  `\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*|\`([^\`]+)\`|\\[([^\\]]+)\\]\\(([^)]+)\\)|(${RULE.source})`,
  "g",
);
const ANCHOR = /<a id="([^"]+)"><\/a>/;

export function read(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trimEnd();
    if (!line.trim()) continue;
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (heading) {
      const title = heading[2]!;
      blocks.push({ kind: "heading", level: heading[1]!.length, id: slug(title), inline: inline(title) });
    } else if (line.startsWith("|")) {
      const rows = [];
      while (at < lines.length && lines[at]!.startsWith("|")) rows.push(cells(lines[at++]!));
      at--;
      const [head = [], , ...body] = rows;
      blocks.push({ kind: "table", head, rows: body });
    } else if (item) {
      blocks.push({ kind: "item", id: anchor(item[1]!), inline: inline(item[1]!) });
    } else {
      let whole = line;
      while (lines[at + 1]?.trim() && !/^(#|\||\s*[-*] |\s*\d+\. )/.test(lines[at + 1]!)) {
        whole += ` ${lines[++at]!.trim()}`;
      }
      blocks.push({ kind: "paragraph", id: anchor(whole), inline: inline(whole) });
    }
  }
  return blocks;
}

export function inline(text: string): Inline[] {
  const plain = text.replace(new RegExp(ANCHOR, "g"), "");
  const found: Inline[] = [];
  let last = 0;
  for (const match of plain.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: "text", text: plain.slice(last, match.index) });
    const [whole, bold, italic, code, label, href, rule] = match;
    if (bold) found.push({ kind: RULE.test(bold) ? "rule" : "bold", text: bold });
    else if (italic) found.push({ kind: "italic", text: italic });
    else if (code) found.push({ kind: "code", text: code });
    else if (label && href) found.push({ kind: "link", text: label, href });
    else found.push({ kind: "rule", text: rule ?? whole });
    last = match.index + whole.length;
  }
  if (last < plain.length) found.push({ kind: "text", text: plain.slice(last) });
  return found;
}

/** The blocks around a rule: its heading, the rule, and what belongs to the same section. */
export function section(blocks: Block[], rule: string): Block[] {
  const at = blocks.findIndex((block) => "id" in block && block.id === rule);
  if (at < 0) return [];
  let start = at;
  while (start > 0 && blocks[start]!.kind !== "heading") start--;
  let end = at + 1;
  while (end < blocks.length && blocks[end]!.kind !== "heading") end++;
  return blocks.slice(start, end);
}

function anchor(text: string): string {
  return ANCHOR.exec(text)?.[1] ?? "";
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

function slug(title: string): string {
  return (
    anchor(title) ||
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .trim()
      .replace(/\s+/g, "-")
  );
}
