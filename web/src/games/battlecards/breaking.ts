/** Where long words of card names may be broken: browsers know that of few languages, and of no names. */

const PLACES = `
  After|burner Asteroiden|mine Astro|train Autobot-|Stadt Beach|comber Bergungs|trupp Bewegungs|unfähig Blue|streak
  Bomben|angriff Bone|crusher Cliff|jumper Con|scription Construct|icon Construct|icons Decept|icons
  Diamant|formation Energon|geysir Energon|rationierung Energon|raubzug Erdwärme|quelle Exponential|generator
  Führer|schaft Fusions|überladung Gehirn|muschel Gezeiten|kraftwerk Hydro|electric Im|mobilised
  Im|mobilizer Im|mobilisators Insecti|con Insecticon-|Schwarm Kern|reaktor Konvoi|begleitung Konvoi|formation
  Kraftfeld|kuppel Kristall|stadt Krono|sphere Krono|sphäre Militär|flugplatz Motor|master Nach|brenner
  Not|reparatur Öl|raffinerie Operations|tisch Plasma-|Energie|kammer Power|glide Pro|specting Psycho|sonde
  Radio|teleskop Raketen|basis Reinforce|ments Rubin|kristall|mine Silver|bolt Smoke|screen Solar|anlage
  Spionage|bericht Stahl|gießerei Star|scream Stasis|fesseln Stasis|kapsel Sternen|säbels Sun|streaker
  Super|iority Teilchen|beschleuniger Thunder|cracker Trail|breaker Über|raschungs|schlag Über|stunden
  Wasser|kraft|werk Weltraum|brücke Wind|charger Zwangs|räumung Zwangs|rekrutierung
`;
const SOFT = "\u00ad";
const BROKEN = new Map(PLACES.trim().split(/\s+/).map((word) => [word.replaceAll("|", ""), word.replaceAll("-|", "-").replaceAll("|", SOFT)]));

/** The name with soft hyphens in its long words. */
export function breakable(name: string): string {
  return name.replace(/[\p{L}-]+/gu, (word) => BROKEN.get(word) ?? word);
}

/** How many letters cannot be parted: so long a line must be at least. */
export function longestPart(name: string): number {
  return Math.max(...breakable(name).split(/[\s\u00ad]|(?<=-)/).map((part) => part.length));
}
