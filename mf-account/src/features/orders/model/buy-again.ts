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

type Ordered = Pick<OrderDetails, 'items'>;

/** The lines of an order that are products: fees have none, and what may not be named to this visitor neither. */
const productsOf = ({ items }: Ordered) => items.filter(({ product_id }) => product_id !== '0');

/** Whether an order has anything that a cart can hold. */
export const canBuyAgain = (order: Ordered): boolean => productsOf(order).length > 0;

/** Adds what is available of an order to the cart, one line after the other. Rejects only during an outage. */
export async function buyAgain(order: Ordered): Promise<BoughtAgain> {
  const cart_uuid = await cartUuid();
  const bought: BoughtAgain = { added: [], missed: [] };
  for (const { product_id, quantity, name } of productsOf(order)) {
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
