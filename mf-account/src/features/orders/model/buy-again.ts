import { publish } from '@saltbush/shared-ui/bus';
import { errorMessage, isOutage, setCartUuid, useCartIdentity } from '@saltbush/shared-ui/platform';
import { addToCart } from '../api/add-to-cart';
import { createCart } from '../api/create-cart';
import type { OrderDetails } from '../api/order';

/** What became of the lines of an order that is bought again. */
export interface BoughtAgain {
  added: string[];
  /** Lines that are not available, with the shop's reason. */
  missed: { name: string; reason: string }[];
}

async function cartUuid(): Promise<string> {
  const known = useCartIdentity.getState().uuid;
  if (known) return known;
  const uuid = await createCart();
  setCartUuid(uuid);
  return uuid;
}

/** Adds what is available of an order to the cart, one line after the other. Rejects only during an outage. */
export async function buyAgain({ items }: Pick<OrderDetails, 'items'>): Promise<BoughtAgain> {
  const cart_uuid = await cartUuid();
  const bought: BoughtAgain = { added: [], missed: [] };
  for (const { product_id, quantity, name } of items) {
    try {
      await addToCart({ cart_uuid, product_id, quantity });
      bought.added.push(name);
    } catch (error) {
      if (isOutage(error)) throw error;
      bought.missed.push({ name, reason: errorMessage(error) });
    }
  }
  publish('cart:changed', { uuid: cart_uuid });
  return bought;
}
