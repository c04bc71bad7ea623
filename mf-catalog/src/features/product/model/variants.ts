import type { Product } from '../api/product';

const AXES = ['size', 'colour', 'flavour', 'brand', 'format', 'fragrance'] as const;
export type VariantAxis = (typeof AXES)[number];

export interface VariantChoice {
  slug: string;
  label: string;
  isOutOfStock: boolean;
  isCurrent: boolean;
}

/** One respect in which products of a group differ, with a choice for each. */
export interface VariantSelection {
  axis: VariantAxis;
  title: string;
  current: string;
  choices: VariantChoice[];
}

/** With more choices than this a list to open takes the place of the pills (section 2.10). */
export const MAX_PILLS = 3;

const TITLES: Record<VariantAxis, string> = {
  size: 'Size',
  colour: 'Colour',
  flavour: 'Flavour',
  brand: 'Brand',
  format: 'Format',
  fragrance: 'Fragrance',
};

/** The selectors of a product page, in the order of rule 2.10-02; an axis without a choice is left out. */
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
