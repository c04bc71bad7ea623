/** Letter groups of the brand lists (sections 2.2 and 9.f). "#" holds names that do not start with a letter. */
const BRAND_GROUPS = ['#AB', 'CDE', 'FGH', 'IJK', 'LMN', 'OPQ', 'RST', 'UVW', 'XYZ'] as const;

/** The brands listed under a letter. */
export interface BrandLetter<Brand> {
  letter: string;
  brands: Brand[];
}

/** Three neighbouring letters, named by them, such as "CDE". */
export interface BrandGroup<Brand> {
  name: string;
  letters: BrandLetter<Brand>[];
}

/** Returns the letter a brand is listed under, or "#" if its name does not start with A to Z. */
function brandLetter(name: string): string {
  const first = name.trim().charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}

/** Groups brands by letter, preserving their order. Returns every group, but omits letters without brands. */
export function groupBrands<Brand extends { name: string }>(brands: readonly Brand[]): BrandGroup<Brand>[] {
  const byLetter = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = brandLetter(brand.name);
    const members = byLetter.get(letter);
    if (members) members.push(brand);
    else byLetter.set(letter, [brand]);
  }
  return BRAND_GROUPS.map((name) => ({
    name,
    letters: [...name].flatMap((letter) => {
      const members = byLetter.get(letter);
      return members ? [{ letter, brands: members }] : [];
    }),
  }));
}
