import { isContradicted } from '@saltbush/contract';
import type { ProductDocument } from './documents';

const MAX_BADGES = 4;
const BADGES = 'Product Badges';
const KEY_INGREDIENTS = 'Key Ingredients';
const ALLERGENS = 'Allergens';
const SERVINGS = 'Servings';

type Described = Pick<ProductDocument, 'attributes'>;
type Labelled = Described & Pick<ProductDocument, 'name' | 'txt_ingredients'>;

const attributeOf = ({ attributes }: Described, isNamed: (name: string) => boolean): string =>
  attributes.find(({ name }) => isNamed(name))?.value.trim() ?? '';

function commaList(product: Described, isNamed: (name: string) => boolean): string[] {
  return attributeOf(product, isNamed)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Returns the allergens that the label declares. */
export const allergensOf = (product: Described): string[] => commaList(product, (name) => name === ALLERGENS);

/** Returns the first 4 'Product Badges' (section 3.c) that the label does not contradict (rule advertising-06). */
export function badgesOf(product: Labelled): string[] {
  const { name, txt_ingredients: ingredients } = product;
  const label = { name, ingredients, allergens: allergensOf(product) };
  return commaList(product, (each) => each === BADGES)
    .filter((badge) => !isContradicted(badge, label))
    .slice(0, MAX_BADGES);
}

/** Returns what all attributes say, for searches; of the badges, those that the label does not contradict. */
export const attributeTexts = (product: Labelled): string[] =>
  product.attributes.flatMap(({ name, value }) => (name === BADGES ? badgesOf(product) : value));

/** Returns how many servings a pack holds; null if the label does not say. */
export function servingsOf(product: Described): number | null {
  const count = Number(attributeOf(product, (name) => name === SERVINGS));
  return Number.isInteger(count) && count > 0 ? count : null;
}

/** Returns names from the attribute that starts with 'Key Ingredients' (section 3.c). */
export const keyIngredientsOf = (product: Described): string[] =>
  commaList(product, (name) => name.startsWith(KEY_INGREDIENTS));
