import type { ClientSession } from 'mongodb';
import { moveAttempt } from '../../../payments/attempts';
import { takeStock } from '../../catalogue';
import { enqueueMail } from '../../mail';
import type { SavedCard } from '../../payment-methods';
import { addPoints } from '../../rewards';
import type { OrdersContext } from '../context';
import { NO_PRODUCT, type OrderDocument } from '../documents';
import { orderPlaced } from '../events';
import { insertOrder } from '../store';
import { confirmationMail } from './confirmation-mail';

/** Why an order could not be stored; nothing of it was. */
export class PlacementConflict extends Error {
  override name = 'PlacementConflict';
  constructor(readonly reason: 'cart' | 'payment' | 'stock') {
    super(`An order could not be placed: ${reason}`);
  }
}

export interface Placement {
  /**
   * Takes what the order is made of, the cart or the step of an AutoDelivery, in the same transaction; false when
   * another order was faster.
   */
  claim(session: ClientSession): Promise<boolean>;
  order: OrderDocument;
  /** The authorised payment; null when nothing is to be paid. */
  attemptId: string | null;
  /** The card that the shopper paid with at the checkout; null for orders that the shop places by itself. */
  card: SavedCard | null;
}

type StoreContext = Pick<OrdersContext, 'client' | 'db' | 'clock' | 'cipher' | 'config' | 'events'>;

/** Units per product: lines of one product fall together. */
function unitsByProduct({ items }: OrderDocument): Map<number, number> {
  const units = new Map<number, number>();
  for (const { product_id, quantity } of items) {
    if (product_id === NO_PRODUCT) continue;
    units.set(product_id, (units.get(product_id) ?? 0) + quantity);
  }
  return units;
}

async function place(ctx: StoreContext, placement: Placement, session: ClientSession): Promise<void> {
  const { order, attemptId, card } = placement;
  const at = order.created_at;
  if (attemptId) {
    const stored = { status: 'stored' as const, updated_at: at };
    const isOurs = await moveAttempt(ctx.db, attemptId, ['authorised'], stored, session);
    if (!isOurs) throw new PlacementConflict('payment');
  }
  if (!(await placement.claim(session))) throw new PlacementConflict('cart');
  await insertOrder(ctx.db, order, session);
  await ctx.events.announce(orderPlaced, { order, card }, session);
  if (order.user_id) {
    await addPoints(ctx.db, order.user_id, order.edr_base_points + order.edr_bonus_points, session);
  }
  await enqueueMail(ctx, confirmationMail(order, ctx.config.publicOrigin), session);
  // Last, and by id: many orders want the same products, so they are held for the shortest time and in one order.
  for (const [productId, units] of [...unitsByProduct(order)].sort(([a], [b]) => a - b)) {
    if (!(await takeStock(ctx.db, productId, units, at, session))) throw new PlacementConflict('stock');
  }
}

/**
 * Places an order in one step: payment noted, cart closed (or the step of an AutoDelivery taken), order stored,
 * AutoDeliveries begun (`OrderPlaced`), points added, confirmation put into the outbox, stock taken; or nothing. Raises
 * PlacementConflict, and the database's duplicate key error when the key has an order.
 */
export async function storeOrder(ctx: StoreContext, placement: Placement): Promise<void> {
  await ctx.client.withSession((session) => session.withTransaction(() => place(ctx, placement, session)));
}
