import type { CartDocument, CartItemDocument, UnmergedDocument } from '../documents';

type Items = readonly Pick<CartItemDocument, 'product_id' | 'quantity'>[];

/** Units by product. */
function unitsOf(items: Items): Map<number, number> {
  const units = new Map<number, number>();
  for (const { product_id, quantity } of items) {
    units.set(product_id, (units.get(product_id) ?? 0) + quantity);
  }
  return units;
}

/** Returns the units that a merge has cut off at the maximum quantity of a line; null if there are none. */
export function surplusOf(into: Items, from: Items, merged: Items): UnmergedDocument | null {
  const kept = unitsOf(merged);
  const items = [...unitsOf([...into, ...from])]
    .map(([product_id, units]) => ({
      product_id,
      quantity: units - (kept.get(product_id) ?? 0),
      reason: 'quantity_limit' as const,
    }))
    .filter(({ quantity }) => quantity > 0);
  return items.length > 0 ? { cart_uuid: null, items } : null;
}

/** Describes a guest's cart of which nothing was merged. */
export const unmergedCart = ({ _id, items }: CartDocument): UnmergedDocument => ({
  cart_uuid: _id,
  items: [...unitsOf(items)].map(([product_id, quantity]) => ({ product_id, quantity, reason: 'cart_full' })),
});
