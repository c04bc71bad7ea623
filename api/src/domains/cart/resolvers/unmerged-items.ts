import { UNMERGED_REASONS } from '@saltbush/contract';
import { findProducts, type ProductDocument } from '../../catalogue';
import type { CartContext } from '../context';
import type { CartView } from '../view/cart-view';

interface UnmergedItem {
  product: ProductDocument | null;
  quantity: number;
  code: string;
  message: string;
}

/** Returns what was not merged into the cart at sign-in, with the reason. */
export async function unmergedItems(
  { document }: CartView,
  _args: unknown,
  ctx: CartContext,
): Promise<UnmergedItem[]> {
  const items = document.unmerged?.items ?? [];
  if (items.length === 0) return [];
  const products = await findProducts(
    ctx.db,
    items.map(({ product_id }) => product_id),
  );
  return items.map(({ product_id, quantity, reason }) => ({
    product: products.find(({ _id }) => _id === product_id) ?? null,
    quantity,
    code: reason,
    message: UNMERGED_REASONS[reason],
  }));
}
