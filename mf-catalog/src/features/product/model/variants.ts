import type { Product } from '../api/product';

const AXES = ['size', 'colour', 'flavour', 'brand', 'format', 'fragrance'] as const;
export type VariantAxis = (typeof AXES)[number];

export interface VariantChoice {
  slug: string;
  label: string;
  isOutOfStock: boolean;
  isCurrent: boolean;
}

/** An attribute in which the products of a group differ, with its choices. */
export interface VariantSelection {
  axis: VariantAxis;
  title: string;
  current: string;
  choices: VariantChoice[];
}

/** Maximum number of choices shown as pills; more are shown in a dropdown (section 2.10). */
export const MAX_PILLS = 3;

const TITLES: Record<VariantAxis, string> = {
  size: 'Size',
  colour: 'Colour',
  flavour: 'Flavour',
  brand: 'Brand',
  format: 'Format',
  fragrance: 'Fragrance',
};

/** Returns a product's variant selectors in the order of rule 2.10-02, omitting those with fewer than 2 choices. */
export function variantSelections(product: Product): VariantSelection[] {
  return AXES.flatMap((axis) => {
    const choices = product[`${axis}_variants`].map((variant) => ({
      slug: variant.slug,
      label: variant[`group_${axis}`] ?? variant.name,
      isOutOfStock: variant.is_out_of_stock,
      isCurrent: variant.slug === product.slug,
    }));
    if (choices.length < 2) return [];
    const current = product[`group_${axis}`] ?? '';
    return [{ axis, title: TITLES[axis], current, choices }];
  });
}
