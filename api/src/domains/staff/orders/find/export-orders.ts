import { refundedTotal } from '@saltbush/contract';
import { requirePermission } from '../../../../lib/context';
import { type OrderDocument, type QueuePlace, queueOf } from '../../../orders';
import type { StaffContext } from '../../context';
import { chosenOrders, type OrderChoice } from '../list-orders';
import { cursorOf, readCursor } from '../order-cursor';

/** How many orders one answer has, and how many of them are read at once. */
const MOST_ORDERS = 5000;
const BATCH = 500;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function exportedOrder(order: OrderDocument) {
  const { reference, created_at, state, first_name, last_name, email, items, order_total } = order;
  const { shipping_method, shipping_address, tracking } = order;
  return {
    ...{ reference, created_at, state, first_name, last_name, email, order_total },
    queue: queueOf(order),
    schedules: [...new Set(items.map(({ schedule }) => schedule).filter(Boolean))],
    delivery: shipping_method?.name ?? null,
    destination: shipping_address && `${shipping_address.state} ${shipping_address.postcode}`,
    num_items: sum(items.map(({ quantity }) => quantity)),
    refunded_total: refundedTotal(order),
    carrier: tracking?.carrier ?? null,
    tracking_number: tracking?.number ?? null,
  };
}

/** Returns the next orders of a choice for a file; the audit log says how many. */
export async function staffOrdersExport(
  _root: unknown,
  { after, ...choice }: OrderChoice & { after?: string | null },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'orders:export');
  const data: ReturnType<typeof exportedOrder>[] = [];
  let place: QueuePlace | null = after ? readCursor(after) : null;
  let limited_to: number | null = null;
  while (data.length < MOST_ORDERS) {
    const { orders: found, ...limits } = await chosenOrders(ctx, choice, { after: place, limit: BATCH });
    data.push(...found.map(exportedOrder));
    limited_to = limits.limited_to;
    place = found.at(-1) ?? null;
    if (found.length < BATCH || !place) return { data, next: null, limited_to };
  }
  return { data, next: place && cursorOf(place), limited_to };
}
