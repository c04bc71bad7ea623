import { addDays, arrivalWords, localDate, paymentNoun, STATE_TIME_ZONES } from '@saltbush/contract';
import type { AutoDelivery, AutoDeliveryItem } from '../api/autodeliveries';

type Milestone = AutoDelivery['milestone'];

export const STATUS_LABELS: Record<AutoDelivery['status'], string> = {
  active: 'Active',
  paused: 'Paused',
  cancelled: 'Ended',
};

/** Result of the last charge. */
export const PAYMENT_LABELS: Record<AutoDelivery['last_payment_status'], string> = {
  none: 'Not charged yet',
  pending: 'Payment in progress',
  succeeded: 'Last payment succeeded',
  failed: 'Last payment failed',
};

const MILESTONES: readonly [Milestone, string][] = [
  ['notify', 'We remind you'],
  ['lockin', 'Changes close'],
  ['charge', `Ordered, ${paymentNoun('later')} charged`],
  ['delivery', 'Expected'],
];

export interface MilestoneView {
  id: Milestone;
  label: string;
  date: string;
  /** Position relative to the next step. */
  position: 'done' | 'next' | 'later';
}

const DAYS_A_WEEK = 7;

const formatWeekday = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
    .format(at)
    .replace(',', '');

/** Formats a date as `Tue 8 Dec` in the time zone of the delivery address. */
export const formatDay = (iso: string, { shipping_state }: Pick<AutoDelivery, 'shipping_state'>): string =>
  formatWeekday(new Date(iso), STATE_TIME_ZONES[shipping_state]);

/** Returns the day that the next charge moves to if its order is skipped: one interval later, where it is delivered. */
export function dayAfterSkip({ charge_date, frequency, shipping_state }: AutoDelivery): string {
  const skipped = localDate(new Date(charge_date), STATE_TIME_ZONES[shipping_state]);
  return formatWeekday(new Date(addDays(skipped, Number.parseInt(frequency, 10) * DAYS_A_WEEK)), 'UTC');
}

/** Returns the business days on which the order is expected, as for every order; null while it cannot be sent. */
const expectedDays = ({ expected_arrival: days }: AutoDelivery): string | null =>
  days && arrivalWords({ type: 'standard', ...days });

/** Says what comes next: when the order is placed and charged, or that it already is, and when it is expected. */
export function nextOrderWords(autodelivery: AutoDelivery): string {
  const days = expectedDays(autodelivery);
  const expected = days ? `, expected ${days}` : '';
  if (autodelivery.milestone === 'delivery') return `A paid order is on its way${expected}.`;
  return `Next order and charge: ${formatDay(autodelivery.charge_date, autodelivery)}${expected}.`;
}

/** Returns the steps of the cycle in order, with their dates (section 4.j). */
export function milestonesOf(autodelivery: AutoDelivery): MilestoneView[] {
  const next = MILESTONES.findIndex(([id]) => id === autodelivery.milestone);
  return MILESTONES.map(([id, label], index) => ({
    id,
    label,
    date:
      id === 'delivery'
        ? (expectedDays(autodelivery) ?? 'Cannot be sent')
        : formatDay(autodelivery[`${id}_date`], autodelivery),
    position: index < next ? 'done' : index === next ? 'next' : 'later',
  }));
}

/** Returns true between lock-in and charge, when nothing in the delivery can change. */
export const isLockedIn = ({ milestone, status }: AutoDelivery): boolean =>
  milestone === 'charge' && status === 'active';

/** Returns true if the next delivery can be skipped: the AutoDelivery is active and not yet locked in. */
export const canSkip = ({ milestone, status }: AutoDelivery): boolean =>
  status === 'active' && (milestone === 'notify' || milestone === 'lockin');

/** Returns the total of the items in cents, excluding the delivery fee. */
export const itemsTotal = ({ items }: AutoDelivery): number =>
  items.reduce((total, { price, quantity }) => total + price * quantity, 0);

/** Returns an item's name, with a fallback for products that are no longer sold. */
export const itemName = ({ product }: AutoDeliveryItem): string =>
  product?.name ?? 'A product that is no longer sold';
