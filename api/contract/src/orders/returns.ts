import type { RefundLine } from './refund-plan';

/** How long after delivery something can be returned, in days (rule consent-08). */
export const RETURN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** States of a return: asked for, with a label to print; then received and refunded. */
export const RETURN_STATES = ['requested', 'received'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What of an order returns depend on. */
export interface ReturnableOrder {
  state: string;
  timeline: readonly { state: string; at: Date }[];
  items: readonly ReturnableItem[];
  refunds?: readonly { lines: readonly Pick<RefundLine, 'line' | 'quantity'>[] }[];
  returns?: readonly { state: string; lines: readonly Pick<RefundLine, 'line' | 'quantity'>[] }[];
}

export interface ReturnableItem {
  product_id: number;
  schedule: string;
  quantity: number;
  is_cold?: boolean;
  /** Whether only pharmacies sell it, with or without a schedule. */
  is_pharmacy?: boolean;
}

/** Returns false for what nobody could safely use again: medicines and cold items. Services are not goods. */
export const isReturnable = (item: Omit<ReturnableItem, 'quantity'>): boolean =>
  item.product_id !== 0 && item.schedule === '' && !item.is_cold && !item.is_pharmacy;

/** Returns the end of the time for returns; null until an order is delivered, and once all of it was given back. */
export function returnUntil({ state, timeline }: Pick<ReturnableOrder, 'state' | 'timeline'>): Date | null {
  const delivered = timeline.find((step) => step.state === 'delivered');
  return state === 'delivered' && delivered ? new Date(delivered.at.getTime() + RETURN_DAYS * DAY_MS) : null;
}

/** Returns the units of each line that its customer can return now. */
export function returnableUnits(order: ReturnableOrder, now: Date): number[] {
  const until = returnUntil(order);
  const isOpen = until !== null && now < until;
  const onTheWay = (order.returns ?? []).filter(({ state }) => state === 'requested');
  const gone = [...(order.refunds ?? []), ...onTheWay].flatMap(({ lines }) => lines);
  return order.items.map((item, index) => {
    if (!isOpen || !isReturnable(item)) return 0;
    const taken = gone.filter(({ line }) => line === index + 1);
    return Math.max(0, item.quantity - taken.reduce((sum, { quantity }) => sum + quantity, 0));
  });
}
