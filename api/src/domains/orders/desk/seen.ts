import { BusinessError } from '../../../lib/errors';
import type { OrderDocument } from '../documents';
import { type OrderQueue, queueOf } from './queues';

/**
 * Refuses to decide about an order that a colleague has moved on since it was seen.
 * @param seen the queue in which it was seen; releases before it do not say
 * @throws {BusinessError} ORDER_MOVED with who has approved or packed it
 */
export function requireSeen(order: OrderDocument, seen: OrderQueue | undefined): void {
  const queue = queueOf(order);
  if (seen === undefined || seen === queue) return;
  const isPacked = queue === 'dispatch';
  const staff_name = isPacked ? order.timeline.at(-1)?.staff_name : order.review?.staff_name;
  throw new BusinessError('ORDER_MOVED', {
    moved: isPacked ? 'packed' : 'approved',
    staff_name: staff_name || null,
  });
}
