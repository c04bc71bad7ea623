import type { ProductDocument } from './documents';

const MAX_BADGES = 4;
const BADGES = 'Product Badges';
const KEY_INGREDIENTS = 'Key Ingredients';

type Described = Pick<ProductDocument, 'attributes'>;

function commaList({ attributes }: Described, isNamed: (name: string) => boolean): string[] {
  const value = attributes.find(({ name }) => isNamed(name))?.value ?? '';
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Returns the first 4 'Product Badges' (section 3.c). */
export const badgesOf = (product: Described): string[] =>
  commaList(product, (name) => name === BADGES).slice(0, MAX_BADGES);

/** Returns names from the attribute that starts with 'Key Ingredients' (section 3.c). */
export const keyIngredientsOf = (product: Described): string[] =>
  commaList(product, (name) => name.startsWith(KEY_INGREDIENTS));
