import type { OrderDetails } from '../api/order';

export type OrderState = OrderDetails['state'];

/** What a state means to the person who ordered. */
export const STATE_WORDS: Record<OrderState, string> = {
  placed: 'Order placed',
  pharmacist_review: 'With our pharmacist',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** The order is still on its way to the person who ordered. */
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

/** `21 November 2026`, in the shop's own time zone. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

/** `21 November at 9:05 am`. */
export const formatDateTime = (iso: string): string => DATE_TIME.format(new Date(iso));

/** Steps that an order goes through when nothing happens to it; a pharmacist's look only where one was needed. */
export function orderSteps(timeline: OrderDetails['timeline']): OrderState[] {
  const reviewed = timeline.some(({ state }) => state === 'pharmacist_review');
  const steps: OrderState[] = ['placed', 'pharmacist_review', 'packed', 'dispatched', 'delivered'];
  return reviewed ? steps : steps.filter((step) => step !== 'pharmacist_review');
}
