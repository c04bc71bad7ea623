const SMALL_WORDS = /\b(Of|The|On|And)\b/g;

/** Formats a suburb from the capitals it is stored in: `SURRY HILLS` → `Surry Hills`. */
export function suburbName(suburb: string): string {
  return suburb
    .toLowerCase()
    .replace(/(^|[\s\-(/])([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(mc|[od]['’])([a-z])/gi, (_all, start: string, letter: string) => {
      return start.charAt(0).toUpperCase() + start.slice(1) + letter.toUpperCase();
    })
    .replace(SMALL_WORDS, (word: string, _word, at: number) => (at === 0 ? word : word.toLowerCase()));
}

/** Formats a delivery location for shoppers: "{Suburb}, {postcode}" (section 2.8). */
export const suburbAndPostcode = ({ suburb, postcode }: { suburb: string; postcode: string }): string =>
  `${suburbName(suburb)}, ${postcode}`;
