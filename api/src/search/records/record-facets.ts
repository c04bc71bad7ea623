import { isAdvertisable } from '@saltbush/contract';
import type { CategoryLevels } from './product-record';
import type { RecordLinks, RecordProduct } from './record-product';

/** Returns a product's category names per level, of its deepest category. */
export function categoryLevels(categories: RecordLinks['categories']): CategoryLevels {
  const deepest = categories.reduce<RecordLinks['categories'][number] | null>(
    (best, category) => (category.lineage.length > (best?.lineage.length ?? 0) ? category : best),
    null,
  );
  const titles = deepest?.lineage.map(({ title }) => title) ?? [];
  return Object.fromEntries(
    titles.map((_title, level) => [`lvl${level}`, titles.slice(0, level + 1).join(' > ')]),
  );
}

/** Returns the names of the flags that a product has. */
export function flagsOf(product: RecordProduct, isSale: boolean): string[] {
  const advertisable = isAdvertisable(product);
  const flags: Record<string, boolean> = {
    is_free_shipping: product.is_free_shipping && advertisable,
    is_limited_supply: product.is_limited_supply,
    is_mup: advertisable && product.prices.some(({ type }) => type.startsWith('multi_')),
    is_skip_questionnaire: product.is_skip_questionnaire,
    is_on_sale: isSale,
    is_autodelivery: product.can_autodeliver,
    is_clearance: product.is_clearance && advertisable,
    is_preorder: product.is_preorder,
  };
  return Object.keys(flags).filter((flag) => flags[flag]);
}
