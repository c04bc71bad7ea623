import type { OfferedMedicine } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { findProducts } from '../../catalogue';
import type { JourneyItemDocument } from '../documents';
import { itemView } from '../subscription-view';

/** Returns prescribed items with their names and prices, in cents. */
export async function medicinesOf(db: Db, items: readonly JourneyItemDocument[]): Promise<OfferedMedicine[]> {
  const prescribed = items.filter(({ is_prescribed }) => is_prescribed);
  const products = await findProducts(
    db,
    prescribed.map(({ product_id }) => product_id),
  );
  return prescribed.map((item) => {
    const product = products.find(({ _id }) => _id === item.product_id) ?? null;
    const { price, quantity } = itemView(item, product);
    return { name: product?.name ?? '', price, quantity, repeats: item.repeats_left ?? 0 };
  });
}
