import { publish } from '@saltbush/shared-ui/bus';
import { DEFAULT_PREFERENCE, getQueryClient, usePreference } from '@saltbush/shared-ui/platform';
import { type Cart, type CartKind, cartKey, type MiniCart } from './cart';
import { forgetCart, isCartGone } from './cart-gone';

/** The postcode that cart answers are asked for; outside of components. */
export const currentPostcode = (): string =>
  (usePreference.getState().preference ?? DEFAULT_PREFERENCE).postcode;

let queue: Promise<unknown> = Promise.resolve();

/** Changes of the cart are sent one after another: their answers come in the order in which they were made. */
function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queue.then(task, task);
  queue = result.catch(() => undefined);
  return result;
}

const isWhole = (cart: Cart | MiniCart): cart is Cart => 'available_shipping_methods' in cart;

/** Shows the cart that a change answered with, and tells this tab and the others of it. */
export async function acceptCart(cart: Cart | MiniCart, postcode: string): Promise<void> {
  const client = getQueryClient();
  const kinds: CartKind[] = isWhole(cart) ? ['page', 'mini'] : ['mini'];
  const keys = kinds.map((kind) => cartKey(cart.uuid, kind, postcode));
  publish('cart:changed', { uuid: cart.uuid });
  // The event made every cart query fetch again; these have their answer already.
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  for (const queryKey of keys) {
    client.setQueryData<{ version: number } | null>(queryKey, (known) =>
      known && known.version > cart.version ? known : cart,
    );
  }
}

/**
 * Sends one change of a cart and shows the cart it answers. The promise rejects with the api's error; when the cart
 * itself is gone, the device forgets it too.
 */
export function changeCart<Answer extends { cart: Cart | MiniCart }>(
  uuid: string,
  send: (postcode: string) => Promise<Answer>,
): Promise<Answer> {
  return enqueue(async () => {
    const postcode = currentPostcode();
    try {
      const answer = await send(postcode);
      await acceptCart(answer.cart, postcode);
      return answer;
    } catch (error) {
      if (isCartGone(error)) forgetCart(uuid);
      throw error;
    }
  });
}
