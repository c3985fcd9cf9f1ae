export function typesOf(schema: object): Promise<string>;
export function games(): string[];
export function schemaFile(game: string): string;
export function typesFile(game: string): string;
