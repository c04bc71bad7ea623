import { publish } from '@saltbush/shared-ui/bus';
import { DEFAULT_PREFERENCE, getQueryClient, usePreference } from '@saltbush/shared-ui/platform';
import { type Cart, type CartKind, cartKey, type MiniCart } from './cart';
import { clearClosedCart, isCartClosed } from './closed-cart';

/** Returns the postcode for cart requests; for use outside components. */
export const currentPostcode = (): string =>
  (usePreference.getState().preference ?? DEFAULT_PREFERENCE).postcode;

let queue: Promise<unknown> = Promise.resolve();

/** Serialises changes of the cart, so that responses arrive in the order the changes were made. */
function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queue.then(task, task);
  queue = result.catch(() => undefined);
  return result;
}

/** Resolves once the changes made so far have been answered, whatever the answers. */
export const changesAnswered = (): Promise<void> => queue.then(() => undefined);

const isWhole = (cart: Cart | MiniCart): cart is Cart => 'available_shipping_methods' in cart;

/** Stores the cart returned by a change and notifies this tab and the others. */
export async function acceptCart(cart: Cart | MiniCart, postcode: string): Promise<void> {
  const client = getQueryClient();
  const kinds: CartKind[] = isWhole(cart) ? ['page', 'mini'] : ['mini'];
  const keys = kinds.map((kind) => cartKey(cart.uuid, kind, postcode));
  publish('cart:changed', { uuid: cart.uuid });
  // The event invalidated every cart query; these already have their response.
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  for (const queryKey of keys) {
    client.setQueryData<{ version: number } | null>(queryKey, (known) =>
      known && known.version > cart.version ? known : cart,
    );
  }
}

/**
 * Sends a change of a cart and stores the cart it returns. Rejects with the API's error; if the cart no longer exists,
 * it is also cleared from the device.
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
      if (isCartClosed(error)) clearClosedCart(uuid);
      throw error;
    }
  });
}
