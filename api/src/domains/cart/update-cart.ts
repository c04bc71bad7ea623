import { setTimeout as pause } from 'node:timers/promises';
import { BusinessError } from '../../lib/errors';
import { createKeyedQueue } from '../../lib/keyed-queue';
import { openCart } from './access';
import type { CartContext } from './context';
import type { CartDocument } from './documents';
import { type CartChange, writeCart } from './store';

const ATTEMPTS = 100;
const MAX_PAUSE_MS = 20;

type UpdateContext = Pick<CartContext, 'db' | 'user' | 'clock'>;

type Change = (cart: CartDocument) => CartChange | null | Promise<CartChange | null>;

const serialise = createKeyedQueue();

async function attemptUpdate(ctx: UpdateContext, uuid: string, change: Change): Promise<CartDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const cart = await openCart(ctx, uuid);
    const changed = await change(cart);
    if (!changed) return cart;
    const written = { ...changed, updated_at: ctx.clock.now() };
    if (await writeCart(ctx.db, cart, written)) {
      return { ...cart, ...written, version: cart.version + 1 };
    }
    // A random delay keeps conflicting writers from colliding again.
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, attempt + 1));
  }
  throw new BusinessError('CART_BUSY');
}

/**
 * Changes a cart with optimistic locking: `change` receives the current cart and is called again after a concurrent
 * write; returning null writes nothing. Throws the errors of `openCart` and `change`, and `CART_BUSY` after too many
 * conflicts.
 * @returns the cart as written
 */
export function updateCart(ctx: UpdateContext, uuid: string, change: Change): Promise<CartDocument> {
  return serialise(uuid, () => attemptUpdate(ctx, uuid, change));
}
