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

const inTurn = createKeyedQueue();

async function attemptUpdate(ctx: UpdateContext, uuid: string, change: Change): Promise<CartDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const cart = await openCart(ctx, uuid);
    const changed = await change(cart);
    if (!changed) return cart;
    const written = { ...changed, updated_at: ctx.clock.now() };
    if (await writeCart(ctx.db, cart, written)) {
      return { ...cart, ...written, version: cart.version + 1 };
    }
    // Writers that met once would meet again: each waits a different time.
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, attempt + 1));
  }
  throw new BusinessError('CART_BUSY');
}

/**
 * Changes a cart without losing anybody else's change: `change` gets the newest cart and is asked again when another
 * write came between. Answers the cart as written; a null change writes nothing. Errors of `openCart`, those that
 * `change` raises, and CART_BUSY when the cart is written to without end.
 */
export function updateCart(ctx: UpdateContext, uuid: string, change: Change): Promise<CartDocument> {
  return inTurn(uuid, () => attemptUpdate(ctx, uuid, change));
}
