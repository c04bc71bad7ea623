/** The letter groups of the brands panel (section 9.f). */
export const BRAND_GROUPS = ['#AB', 'CDE', 'FGH', 'IJK', 'LMN', 'OPQ', 'RST', 'UVW', 'XYZ'] as const;

export interface BrandLetter<Brand> {
  letter: string;
  brands: Brand[];
}
export interface BrandGroup<Brand> {
  name: string;
  letters: BrandLetter<Brand>[];
}

/** Returns the letter a brand is listed under, or "#" if its name does not start with A to Z. */
export function letterOf(name: string): string {
  const first = name.trim().charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}

/** Groups brands by letter and letters by group, preserving the order of brands. Omits letters without brands. */
export function groupBrands<Brand extends { name: string }>(brands: readonly Brand[]): BrandGroup<Brand>[] {
  return BRAND_GROUPS.map((name) => ({
    name,
    letters: [...name]
      .map((letter) => ({ letter, brands: brands.filter((brand) => letterOf(brand.name) === letter) }))
      .filter((letter) => letter.brands.length > 0),
  }));
}
