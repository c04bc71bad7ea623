import { isAdvertisable } from '@saltbush/contract';
import type { CategoryDocument, ProductDocument } from './documents';
import type { Reference } from './reference';

/** @returns a product's categories, root first */
export function categoriesOf(
  product: ProductDocument,
  { reference }: { reference: Reference },
): CategoryDocument[] {
  const found = product.category_ids.flatMap((id) => reference.category(id) ?? []);
  return found.sort((a, b) => a.lineage.length - b.lineage.length);
}

/** @returns a product's running promotions; none for medicines that may not be promoted */
export function promotionsOf(product: ProductDocument, { reference }: { reference: Reference }) {
  return isAdvertisable(product) ? reference.runningPromotions(product.promotion_ids) : [];
}
