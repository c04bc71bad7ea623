import { addDays, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import type { AutoDelivery, AutoDeliveryItem } from '../api/autodeliveries';

type Milestone = AutoDelivery['milestone'];

export const STATUS_WORDS: Record<AutoDelivery['status'], string> = {
  active: 'Active',
  paused: 'Paused',
  cancelled: 'Ended',
};

/** How the last charge went. */
export const PAYMENT_WORDS: Record<AutoDelivery['last_payment_status'], string> = {
  none: 'Not charged yet',
  pending: 'Payment under way',
  succeeded: 'Last payment succeeded',
  failed: 'Last payment failed',
};

const MILESTONES: readonly [Milestone, string][] = [
  ['notify', 'We remind you'],
  ['lockin', 'Changes close'],
  ['charge', 'Card is charged'],
  ['delivery', 'Delivery'],
];

export interface MilestoneView {
  id: Milestone;
  label: string;
  date: string;
  /** Before the next step, the next step itself, or after it. */
  place: 'done' | 'next' | 'later';
}

const DAYS_A_WEEK = 7;

const dayWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
    .format(at)
    .replace(',', '');

/** `Tue 8 Dec`, as the calendar is where it is delivered. */
export const formatDay = (iso: string, { shipping_state }: Pick<AutoDelivery, 'shipping_state'>): string =>
  dayWords(new Date(iso), STATE_TIME_ZONES[shipping_state]);

/** The day that the next delivery moves to when it is skipped: one rhythm later, as the calendar is where it goes. */
export function dayAfterSkip({ delivery_date, frequency, shipping_state }: AutoDelivery): string {
  const skipped = localDate(new Date(delivery_date), STATE_TIME_ZONES[shipping_state]);
  return dayWords(new Date(addDays(skipped, Number.parseInt(frequency, 10) * DAYS_A_WEEK)), 'UTC');
}

/** The steps of the cycle in their order, with their dates (section 4.j). */
export function milestonesOf(autodelivery: AutoDelivery): MilestoneView[] {
  const next = MILESTONES.findIndex(([id]) => id === autodelivery.milestone);
  return MILESTONES.map(([id, label], index) => ({
    id,
    label,
    date: formatDay(autodelivery[`${id}_date`], autodelivery),
    place: index < next ? 'done' : index === next ? 'next' : 'later',
  }));
}

/** From lock-in to charge nothing that is in the delivery can change. */
export const isLockedIn = ({ milestone, status }: AutoDelivery): boolean =>
  milestone === 'charge' && status === 'active';

/** A running delivery can be skipped until it is locked in. */
export const canSkip = ({ milestone, status }: AutoDelivery): boolean =>
  status === 'active' && (milestone === 'notify' || milestone === 'lockin');

/** Cents of what one delivery brings, its delivery fee aside. */
export const itemsTotal = ({ items }: AutoDelivery): number =>
  items.reduce((total, { price, quantity }) => total + price * quantity, 0);

/** What an item is called, also once its product is gone. */
export const itemName = ({ product }: AutoDeliveryItem): string =>
  product?.name ?? 'A product that is no longer sold';
