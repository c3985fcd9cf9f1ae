/** The landscape of a Resource: a sky, two ridges, and what stands there by its type. */

/** Drawn in a picture of 120 by 60: what is dark, what is lit, what glows. */
export interface Landmark {
  dark: string;
  lit: string;
  glow: string;
}

export const LANDMARKS: Record<string, Landmark> = {
  plant: {
    dark: "M62 50V24H72V50ZM84 50V30H96V50ZM74 50V38H82V50ZM98 50V20H101V50Z",
    lit: "M62 50V24H66V50ZM84 50V30H88V50ZM74 50V38H77V50Z",
    glow: "M97 20L99.500 12 102 20ZM68 28H70V31H68ZM91 34H94V37H91Z",
  },
  base: {
    dark: "M52 50V36L60 30V22L66 18V28L74 24V14L80 10L86 14V26L94 22V34L104 38V50Z",
    lit: "M60 30V22L66 18V28ZM74 24V14L80 10V50H74Z",
    glow: "M82 20H84V23H82ZM82 28H84V31H82ZM62 34H64V37H62ZM96 38H98V41H96ZM68 34H70V37H68Z",
  },
  site: {
    dark: "M60 50L68 28L76 50ZM70 50L80 16L90 50ZM86 50L94 30L104 50Z",
    lit: "M60 50L68 28L69 50ZM70 50L80 16L80 50ZM86 50L94 30L94 50Z",
    glow: "M80 16L84 32L80 44L77 32ZM94 30L97 40L94 47L92 40Z",
  },
  world: {
    dark: "M84 8A22 22 0 1 1 83.900 8ZM48 36Q84 52 118 20L119 22Q86 56 48 38Z",
    lit: "M84 8A22 22 0 0 0 76 50Q66 30 84 8Z",
    glow: "M78 20H82V23H78ZM88 30H93V33H88ZM74 34H77V36H74Z",
  },
  vessel: {
    dark: "M44 34L60 26H96L112 32L96 40H58ZM70 26L76 16H88L92 26ZM62 40L56 48H72L76 40Z",
    lit: "M44 34L60 26H96L112 32H60ZM70 26L76 16H82L80 26Z",
    glow: "M40 33H46V36H40ZM84 30H86V32H84ZM90 30H92V32H90ZM78 30H80V32H78Z",
  },
  artifact: {
    dark: "M70 50H98L94 42H74ZM76 42H92V38H76Z",
    lit: "M70 50H84V42H74ZM76 42H84V38H76Z",
    glow: "M84 10L92 22L84 36L76 22Z",
  },
  item: {
    dark: "M84 16L100 24V42L84 50L68 42V24Z",
    lit: "M68 24L84 32V50L68 42Z",
    glow: "M84 16L100 24L84 32L68 24Z",
  },
};

const SKIES = 5;

/** One of a few skies, always the same for a card. */
export function skyOf(code: string): number {
  return [...code].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 3) % SKIES;
}
