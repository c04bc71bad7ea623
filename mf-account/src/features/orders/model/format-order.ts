import type { OrderDetails } from '../api/order';

export type OrderState = OrderDetails['state'];

const LABELS: Record<OrderState, string> = {
  placed: 'Order placed',
  pharmacist_review: 'With our pharmacist',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** What follows a pharmacist's approval. */
const NEXT = 'Being packed';

/** How an order reaches its customer: a fee has neither way. */
type OrderWay = Partial<Record<'shipping_method' | 'cnc_location', object | null>> & {
  /** Whether it is under review and approved. */
  is_approved?: boolean;
};

/** Returns the customer-facing label of a state of an order. */
export function stateLabel(
  state: OrderState,
  { shipping_method, cnc_location, is_approved }: OrderWay,
): string {
  if (state === 'pharmacist_review' && is_approved) return NEXT;
  if (state !== 'delivered') return LABELS[state];
  if (cnc_location) return 'Collected';
  return shipping_method ? LABELS.delivered : 'Paid';
}

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

/** Returns the regular steps of an order, with the pharmacist review only if there was one; a fee is only paid. */
export function orderSteps({ timeline, ...way }: Pick<OrderDetails, 'timeline'> & OrderWay): OrderState[] {
  if (!way.shipping_method && !way.cnc_location) return ['placed', 'delivered'];
  const reviewed = timeline.some(({ state }) => state === 'pharmacist_review');
  const steps: OrderState[] = ['placed', 'pharmacist_review', 'packed', 'dispatched', 'delivered'];
  return reviewed ? steps : steps.filter((step) => step !== 'pharmacist_review');
}

type OrderOnItsWay = Pick<OrderDetails, 'state' | 'timeline' | 'is_approved'> & OrderWay;

/** Returns the labels of an order's steps and the index of the current one; once approved, it is being packed. */
export function orderProgress(order: OrderOnItsWay): { labels: string[]; current: number } {
  const steps = orderSteps(order);
  const { is_approved, ...plain } = order;
  const at = is_approved ? 'packed' : order.state;
  const labels = steps.map((step) => (is_approved && step === at ? NEXT : stateLabel(step, plain)));
  return { labels, current: steps.indexOf(at) };
}
