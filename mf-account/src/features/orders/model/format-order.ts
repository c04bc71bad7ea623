import type { OrderDetails } from '../api/order';

export type OrderState = OrderDetails['state'];

/** Customer-facing labels of the order states. */
export const STATE_LABELS: Record<OrderState, string> = {
  placed: 'Order placed',
  pharmacist_review: 'With our pharmacist',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** Returns true if the order has not been delivered, cancelled or refunded yet. */
export const isOpen = (state: OrderState): boolean =>
  state === 'placed' || state === 'pharmacist_review' || state === 'packed' || state === 'dispatched';

const DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });
const DATE_TIME = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Australia/Sydney',
});

/** Formats a date as `21 November 2026` in the store's time zone. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

/** Formats a date and time as `21 November at 9:05 am` in the store's time zone. */
export const formatDateTime = (iso: string): string => DATE_TIME.format(new Date(iso));

/** Returns the regular steps of an order, with the pharmacist review only if there was one. */
export function orderSteps(timeline: OrderDetails['timeline']): OrderState[] {
  const reviewed = timeline.some(({ state }) => state === 'pharmacist_review');
  const steps: OrderState[] = ['placed', 'pharmacist_review', 'packed', 'dispatched', 'delivered'];
  return reviewed ? steps : steps.filter((step) => step !== 'pharmacist_review');
}
