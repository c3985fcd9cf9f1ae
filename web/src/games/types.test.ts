import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { games, schemaFile, typesFile, typesOf } from "../../scripts/types.mjs";

describe("the types of what a screen is sent", () => {
  it.each(games())("are those of the schema: %s (`make screen-types` writes them)", async (game: string) => {
    const schema = JSON.parse(readFileSync(schemaFile(game), "utf8")) as object;
    expect(readFileSync(typesFile(game), "utf8")).toBe(await typesOf(schema));
  });
});
