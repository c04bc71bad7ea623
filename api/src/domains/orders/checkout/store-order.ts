import type { ClientSession } from 'mongodb';
import { moveAttempt } from '../../../payments/attempts';
import type { ApiContext } from '../../../server/context';
import type { AutoDeliveryDocument } from '../../autodelivery/documents';
import { insertAutoDeliveries } from '../../autodelivery/store';
import { enqueueMail } from '../../mail/outbox';
import { NO_PRODUCT, type OrderDocument } from '../documents';
import { addPaymentMethod, addPoints, insertOrder, type SavedCard, takeStock } from '../store';
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
  autoDeliveries: AutoDeliveryDocument[];
  /** Kept for the user because AutoDeliveries are charged to it. */
  savedCard: SavedCard | null;
}

type StoreContext = Pick<ApiContext, 'client' | 'db' | 'clock' | 'cipher' | 'config'>;

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
  const { order, attemptId, autoDeliveries, savedCard } = placement;
  const at = order.created_at;
  if (attemptId) {
    const stored = { status: 'stored' as const, updated_at: at };
    const isOurs = await moveAttempt(ctx.db, attemptId, ['authorised'], stored, session);
    if (!isOurs) throw new PlacementConflict('payment');
  }
  if (!(await placement.claim(session))) throw new PlacementConflict('cart');
  await insertOrder(ctx.db, order, session);
  await insertAutoDeliveries(ctx.db, autoDeliveries, session);
  if (order.user_id) {
    await addPoints(ctx.db, order.user_id, order.edr_base_points + order.edr_bonus_points, session);
    if (savedCard) await addPaymentMethod(ctx.db, order.user_id, savedCard, session);
  }
  await enqueueMail(ctx, confirmationMail(order, ctx.config.publicOrigin), session);
  // Last, and by id: many orders want the same products, so they are held for the shortest time and in one order.
  for (const [productId, units] of [...unitsByProduct(order)].sort(([a], [b]) => a - b)) {
    if (!(await takeStock(ctx.db, productId, units, at, session))) throw new PlacementConflict('stock');
  }
}

/**
 * Places an order in one step: payment noted, cart closed (or the step of an AutoDelivery taken), order stored,
 * AutoDeliveries begun, points added, confirmation put into the outbox, stock taken; or nothing. Raises
 * PlacementConflict, and the database's duplicate key error when the key has an order.
 */
export async function storeOrder(ctx: StoreContext, placement: Placement): Promise<void> {
  await ctx.client.withSession((session) => session.withTransaction(() => place(ctx, placement, session)));
}
