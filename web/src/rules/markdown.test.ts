import { describe, expect, it } from "vitest";

import { inline, read, section } from "./markdown";

const BOOK = `# Book

## 4. Moving

### On the ground

First line
goes on.

- <a id="TG-MOV-03"></a>**TG-MOV-03** Terrain and levels (TG-TER-01).
- <a id="TG-MOV-04"></a>**TG-MOV-04** The whole price.

| Terrain | Cost |
|---|---|
| Clear | 1 |

## 5. Flying

Up.
`;

describe("the rulebook", () => {
  const blocks = read(BOOK);

  it("is read block by block", () => {
    expect(blocks.map((block) => block.kind)).toEqual([
      "heading",
      "heading",
      "heading",
      "paragraph",
      "item",
      "item",
      "table",
      "heading",
      "paragraph",
    ]);
    expect(blocks[1]).toMatchObject({ id: "4-moving", level: 2 });
    expect(blocks[3]).toMatchObject({ inline: [{ kind: "text", text: "First line goes on." }] });
  });

  it("knows where each rule stands", () => {
    expect(blocks[4]).toMatchObject({ id: "TG-MOV-03" });
    expect(section(blocks, "TG-MOV-04")).toEqual(blocks.slice(2, 7));
    expect(section(blocks, "TG-XXX-99")).toEqual([]);
  });

  it("links every mention of a rule", () => {
    expect(inline("see TG-RUL-33, **bold** and `code`")).toEqual([
      { kind: "text", text: "see " },
      { kind: "rule", text: "TG-RUL-33" },
      { kind: "text", text: ", " },
      { kind: "bold", text: "bold" },
      { kind: "text", text: " and " },
      { kind: "code", text: "code" },
    ]);
  });

  it("keeps markup of others as plain text", () => {
    expect(inline("<script>alert(1)</script>")).toEqual([
      { kind: "text", text: "<script>alert(1)</script>" },
    ]);
  });
});
