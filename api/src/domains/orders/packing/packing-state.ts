import { isAllChecked, packingLines, surplusOf, unitsToCheck, unitsToSend } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { BusinessError } from '../../../lib/errors';
import { queueOf } from '../desk/queues';
import type { OrderDocument } from '../documents';
import type { PackingDocument } from './documents';

/** Returns what was checked of an order; nothing for orders of earlier releases. */
export const packingOf = ({ packing }: OrderDocument): PackingDocument =>
  packing ?? { checks: [], restarts: [] };

const nameOf = ({ items }: OrderDocument, line: number): string => items[line - 1]?.name ?? '';

/** Returns the units that are still to be checked, for messages. */
export const expectedOf = (order: OrderDocument): { name: string; units: number }[] =>
  packingLines(order)
    .filter(({ units, checked }) => checked < units)
    .map(({ line, units, checked }) => ({ name: nameOf(order, line), units: units - checked }));

/**
 * Requires an order that is to be packed now.
 * @throws {BusinessError} REVIEW_MISSING, NOTHING_TO_SEND, WRONG_STATE
 */
export function requirePackable(order: OrderDocument): void {
  if (order.state === 'pharmacist_review' && !order.review) throw new BusinessError('REVIEW_MISSING');
  if (!order.shipping_method) throw new BusinessError('NOTHING_TO_SEND');
  if (queueOf(order) !== 'pack') {
    throw new BusinessError('WRONG_STATE', { asked: 'packed', state: order.state });
  }
}

/**
 * Requires that every unit to send is checked, and none is too many (rule selling-40).
 * @throws {BusinessError} PACKING_INCOMPLETE, with the address where they are checked; PACKING_SURPLUS
 */
export function requireAllChecked(order: OrderDocument): void {
  const lines = packingLines(order);
  if (isAllChecked(lines)) return;
  const surplus = surplusOf(lines);
  if (surplus) {
    const { line, checked, units } = surplus;
    throw new BusinessError('PACKING_SURPLUS', { name: nameOf(order, line), units: checked - units });
  }
  const path = links.staff.packing(order.reference);
  throw new BusinessError('PACKING_INCOMPLETE', {
    left: unitsToCheck(lines),
    units: unitsToSend(lines),
    path,
  });
}
