/** Section 9.f: letters of the brands panel. */
export const BRAND_GROUPS = ['#AB', 'CDE', 'FGH', 'IJK', 'LMN', 'OPQ', 'RST', 'UVW', 'XYZ'] as const;

export interface LetterOfBrands<Brand> {
  letter: string;
  brands: Brand[];
}
export interface GroupOfBrands<Brand> {
  name: string;
  letters: LetterOfBrands<Brand>[];
}

/** The letter a brand is listed under; "#" when its name does not begin with one of A to Z. */
export function letterOf(name: string): string {
  const first = name.trim().charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}

/** Brands by letter, letters by group; the order of the brands stays. Letters without brands are left out. */
export function groupBrands<Brand extends { name: string }>(
  brands: readonly Brand[],
): GroupOfBrands<Brand>[] {
  return BRAND_GROUPS.map((name) => ({
    name,
    letters: [...name]
      .map((letter) => ({ letter, brands: brands.filter((brand) => letterOf(brand.name) === letter) }))
      .filter((letter) => letter.brands.length > 0),
  }));
}
