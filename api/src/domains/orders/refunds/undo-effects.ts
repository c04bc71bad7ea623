import { isInPharmacy, type RefundLine } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { releaseClaims } from '../../../lib/claims';
import { readToken } from '../../cart';
import { returnStock } from '../../catalogue';
import { returnUse } from '../../promotions';
import { takePoints } from '../../rewards';
import { buyerKeys, recipientKeys } from '../checkout/person-keys';
import type { OrdersContext } from '../context';
import { NO_PRODUCT, type OrderDocument, type RefundDocument } from '../documents';

type EffectServices = Pick<OrdersContext, 'db' | 'cipher' | 'clock'>;

/** Units per product of refunded lines, by ascending id. */
export function unitsOf(
  { items }: Pick<OrderDocument, 'items'>,
  lines: readonly Pick<RefundLine, 'line' | 'quantity'>[],
): [productId: number, units: number][] {
  const units = new Map<number, number>();
  for (const { line, quantity } of lines) {
    const id = items[line - 1]?.product_id ?? NO_PRODUCT;
    if (id !== NO_PRODUCT) units.set(id, (units.get(id) ?? 0) + quantity);
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

/** Whether refunded goods go back on the shelf: what has not left the pharmacy does, unless it is told otherwise. */
export const isRestocked = ({ state }: OrderDocument, restock: boolean | undefined): boolean =>
  restock ?? isInPharmacy(state);

/** Returns units of an order's lines to stock. */
export async function restock(
  { db, clock }: Pick<EffectServices, 'db' | 'clock'>,
  order: Pick<OrderDocument, 'items'>,
  lines: Parameters<typeof unitsOf>[1],
  session: ClientSession,
): Promise<void> {
  for (const [productId, units] of unitsOf(order, lines)) {
    await returnStock(db, productId, units, clock.now(), session);
  }
}

/** Takes back the points of a refund, and returns lines to stock: none where the goods are gone. */
export async function undoEffects(
  services: EffectServices,
  order: OrderDocument,
  refund: RefundDocument,
  { lines, session }: { lines: Parameters<typeof unitsOf>[1]; session: ClientSession },
): Promise<void> {
  const points = refund.base_points + refund.bonus_points;
  if (order.user_id && points > 0 && order.are_points_added !== false) {
    await takePoints(services.db, order.user_id, points, session);
  }
  await restock(services, order, lines, session);
}
