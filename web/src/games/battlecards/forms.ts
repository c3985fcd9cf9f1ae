/** Which of our silhouettes a form is drawn with, by the words in its name. */

const KINDS: [RegExp, string][] = [
  [/helicopter/i, "helicopter"],
  [/shuttle/i, "shuttle"],
  [/saucer/i, "ufo"],
  [/tank(?!er)/i, "tank"],
  [/jet|fighter|tanker/i, "jet"],
  [/hover/i, "hover"],
  [/condor|bat\b|pteranodon/i, "flying-beast"],
  [/beetle|grasshopper/i, "insect"],
  [/saurus|ceratops|jaguar|lion/i, "beast"],
  [/pistol|cannon|gun\b/i, "gun"],
  [/cassette/i, "cassette"],
  [/tape deck|camera|microscope/i, "device"],
  [/base|fortress|city/i, "base"],
  [/loader|dozer|crane|excavator|mixer|dump/i, "construction"],
  [/truck|trailer|semi|van|camper|ambulance|fire engine|carrier/i, "truck"],
  [/cycle|bike/i, "motorcycle"],
  [/train|locomotive/i, "train"],
  [/ship|boat|carrier/i, "ship"],
];

export function kindOfForm(form: string): string {
  return KINDS.find(([words]) => words.test(form))?.[1] ?? "car";
}
