import { givenBack, isUndone, type PlacedUnits, type RefundLine, unitsLeft } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { releaseClaims } from '../../../lib/claims';
import { readToken } from '../../cart';
import { addToShelf, returnStock } from '../../catalogue';
import { returnUse } from '../../promotions';
import { takePoints } from '../../rewards';
import { buyerKeys, recipientKeys } from '../checkout/person-keys';
import type { OrdersContext } from '../context';
import { NO_PRODUCT, type OrderDocument, type RefundDocument } from '../documents';
import { hasGoods } from '../shelf/has-goods';
import type { Decision } from './apply-refund';

type EffectServices = Pick<OrdersContext, 'db' | 'cipher' | 'clock'>;

type Restocked = Pick<OrderDocument, 'items' | 'refunds' | 'state' | 'cnc_location'>;
type Lines = readonly Pick<RefundLine, 'line' | 'quantity'>[];

/** The pharmacy on whose shelf units go back: once an order was collected, they go to the central stock. */
const shelfOf = ({ state, cnc_location }: Restocked): number | null =>
  cnc_location && state !== 'delivered' && !isUndone(state) ? cnc_location.id : null;

/** Units per product of refunded lines by where they go back to, by ascending id. */
function unitsOf(order: Restocked, lines: Lines): [productId: number, units: PlacedUnits][] {
  const isShelved = shelfOf(order) !== null;
  const left = unitsLeft(order);
  const units = new Map<number, PlacedUnits>();
  for (const { line, quantity } of lines) {
    const item = order.items[line - 1];
    if (!item || item.product_id === NO_PRODUCT) continue;
    const back = givenBack(isShelved ? item : { quantity: item.quantity }, left[line - 1] ?? 0, quantity);
    left[line - 1] = (left[line - 1] ?? 0) - quantity;
    const { shelf, central } = units.get(item.product_id) ?? { shelf: 0, central: 0 };
    units.set(item.product_id, { shelf: shelf + back.shelf, central: central + back.central });
  }
  return [...units].sort(([a], [b]) => a - b);
}

/** Lets what an order was granted once be granted again: its use of an offer, its e-prescriptions, the discount of a first order. */
export async function releaseOrder(
  { db, cipher }: EffectServices,
  order: OrderDocument,
  session: ClientSession,
): Promise<void> {
  if (order.offer_code) await returnUse(db, order.offer_code, order._id, session);
  const tokens = order.items.flatMap((item) => readToken(cipher, item) ?? []);
  await releaseClaims(db, 'escript', tokens, order._id, session);
  const people = [...buyerKeys(order), ...recipientKeys(order)];
  await releaseClaims(db, 'first_order', people, order._id, session);
}

/**
 * Whether refunded goods go back: what is still in a pharmacy does, unless it is told otherwise. What is out of stock was
 * not there: promised again, it would be refused again.
 */
export const isRestocked = (
  order: OrderDocument,
  { restock, reason }: Pick<Decision, 'restock' | 'reason'>,
): boolean => restock ?? (reason !== 'out_of_stock' && hasGoods(order));

/** Returns units of an order's lines to where they were taken from (rule shelves-04). */
export async function restock(
  { db, clock }: Pick<EffectServices, 'db' | 'clock'>,
  order: Restocked,
  lines: Lines,
  session: ClientSession,
): Promise<void> {
  const now = clock.now();
  const pharmacyId = shelfOf(order);
  for (const [productId, { shelf, central }] of unitsOf(order, lines)) {
    if (central > 0) await returnStock(db, productId, central, now, session);
    if (pharmacyId === null || shelf === 0) continue;
    await addToShelf(db, { pharmacyId, productId }, { units: shelf, now }, session);
  }
}

/** Takes back the points of a refund, and returns lines to stock: none where the goods are gone. */
export async function undoEffects(
  services: EffectServices,
  order: OrderDocument,
  refund: RefundDocument,
  { lines, session }: { lines: Lines; session: ClientSession },
): Promise<void> {
  const points = refund.base_points + refund.bonus_points;
  if (order.user_id && points > 0 && order.are_points_added !== false) {
    await takePoints(services.db, order.user_id, points, session);
  }
  await restock(services, order, lines, session);
}
