/** The letter groups of the brands list (section 2.2). "#" holds names that do not start with a letter. */
const GROUPS = ['#AB', 'CDE', 'FGH', 'IJK', 'LMN', 'OPQ', 'RST', 'UVW', 'XYZ'] as const;

export interface LetterGroup<Brand> {
  name: string;
  letters: { letter: string; brands: Brand[] }[];
}

/** Returns the letter a brand is listed under, or "#" if its name does not start with A to Z. */
export function letterOf(name: string): string {
  const first = name.trim().charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}

/** Groups brands by letter and letters by group, omitting letters and groups without brands. */
export function groupByLetter<Brand extends { name: string }>(
  brands: readonly Brand[],
): LetterGroup<Brand>[] {
  const byLetter = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  return GROUPS.map((name) => ({
    name,
    letters: [...name].flatMap((letter) => {
      const members = byLetter.get(letter);
      return members ? [{ letter, brands: members }] : [];
    }),
  })).filter(({ letters }) => letters.length > 0);
}
