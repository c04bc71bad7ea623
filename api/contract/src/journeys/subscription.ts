import { percentOf } from '../money';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Windows of the "Order confirmed" and "charging soon" tiles (section 9.c). */
const WINDOW_DAYS = 5;
/** How long before `next_period_at` the displayed date is: the last day for changes (rule health-03). */
const BILLING_SHIFT_DAYS = 3;
/** Per cent off items of a program delivery (section 9.a). */
export const PROGRAM_DELIVERY_PERCENT = 10;

const INACTIVE = ['draft', 'reviewing', 'cancelled'];

/** Returns whether a subscription is active: any status except draft, reviewing and cancelled (section 4). */
export const isActiveSubscription = (status: string): boolean => !INACTIVE.includes(status);

/** Returns the next billing date shown to the user: `next_period_at` less 3 days; null if there is no next period. */
export function nextBillingAt(nextPeriodAt: Date | null): Date | null {
  return nextPeriodAt && new Date(nextPeriodAt.getTime() - BILLING_SHIFT_DAYS * DAY_MS);
}

/** Returns when the owner can be notified that it's time to review: when the tile starts to say so. */
export const reviewOpensAt = (nextPeriodAt: Date): Date =>
  new Date(nextPeriodAt.getTime() - (BILLING_SHIFT_DAYS + WINDOW_DAYS) * DAY_MS);

export type JourneyTileKind =
  | 'norepeats'
  | 'paymentdeclined'
  | 'order-confirmed'
  | 'time-to-review'
  | 'your-order';

/** Tiles of a program whose order has no goods: its fee alone is paid, and no parcel comes. */
const WITHOUT_GOODS: Partial<Record<JourneyTileKind, Pick<JourneyTile, 'title' | 'text'>>> = {
  'order-confirmed': {
    title: 'Payment received',
    text: "We've received your subscription payment. It pays for your program: nothing is sent to you.",
  },
  'time-to-review': {
    title: 'Your next month',
    text: 'Your program renews soon, without an order. You can add to it before: {date}',
  },
  'your-order': {
    title: 'Your next month',
    text: 'Your program renews without an order. You can add to it before: {date}',
  },
};

export interface JourneyTile {
  kind: JourneyTileKind;
  title: string;
  /** `{date}` is replaced by the next billing date, which the page formats. */
  text: string;
}

const REVIEW_TEXT = 'You can make any changes to your order before: {date}';

const TILES: Record<JourneyTileKind, JourneyTile> = {
  norepeats: {
    kind: 'norepeats',
    title: 'Awaiting repeat prescription',
    text: "We're currently waiting for you to renew your subscription. Renew your prescription to avoid disruptions to your program.",
  },
  paymentdeclined: {
    kind: 'paymentdeclined',
    title: 'Issue with your payment',
    text: 'There was an issue with your payment details. Update this to avoid disruptions to your monthly order.',
  },
  'order-confirmed': {
    kind: 'order-confirmed',
    title: 'Order Confirmed',
    text: "We've received your subscription payment and are currently getting your order ready to be delivered to you.",
  },
  'time-to-review': { kind: 'time-to-review', title: "It's time to review", text: REVIEW_TEXT },
  'your-order': { kind: 'your-order', title: 'Your Order', text: REVIEW_TEXT },
};

interface TileSubscription {
  status: string;
  last_order_at: Date | null;
  next_billing_at: Date | null;
  /** Whether the last order has goods, and the next one; by default they have. */
  last_has_goods?: boolean;
  next_has_goods?: boolean;
}

/** Returns the dashboard's status tile: the first that applies (section 4.h), in the words of an order with or without goods. */
export function journeyTile(subscription: TileSubscription, now: Date): JourneyTile {
  const { last_has_goods = true, next_has_goods = true } = subscription;
  const tile = tileOf(subscription, now);
  const hasGoods = tile.kind === 'order-confirmed' ? last_has_goods : next_has_goods;
  return hasGoods ? tile : { ...tile, ...WITHOUT_GOODS[tile.kind] };
}

function tileOf(subscription: TileSubscription, now: Date): JourneyTile {
  const status = subscription.status.toLowerCase();
  if (status === 'norepeats') return TILES.norepeats;
  if (status === 'paymentdeclinedforrenewal') return TILES.paymentdeclined;
  const sinceOrder = subscription.last_order_at && now.getTime() - subscription.last_order_at.getTime();
  // Negative where the order was placed on the page itself, or the device's clock is behind the shop's.
  if (sinceOrder !== null && sinceOrder <= WINDOW_DAYS * DAY_MS) {
    return TILES['order-confirmed'];
  }
  const toBilling = subscription.next_billing_at && subscription.next_billing_at.getTime() - now.getTime();
  if (toBilling !== null && toBilling >= 0 && toBilling <= WINDOW_DAYS * DAY_MS) {
    return TILES['time-to-review'];
  }
  return TILES['your-order'];
}

/** Sorts lessons by week, then id (section 4.i). */
export function sortLessons<Lesson extends { week: number; id: number | string }>(
  lessons: readonly Lesson[],
): Lesson[] {
  return [...lessons].sort((a, b) => a.week - b.week || Number(a.id) - Number(b.id));
}

/** Returns the first lesson that is Available or InProgress, or null; expects lessons sorted by week. */
export function currentLesson<Lesson extends { status: string }>(lessons: readonly Lesson[]): Lesson | null {
  return lessons.find(({ status }) => status === 'Available' || status === 'InProgress') ?? null;
}

export interface JourneyTotals {
  items_total: number;
  prescribed_items_total: number;
  nonprescribed_items_total: number;
  discount_total: number;
  total: number;
}

/**
 * Computes the totals of a subscription's next order in cents. The program's 10 % discount covers items that were not
 * prescribed, since prescription medicines are never discounted; the voucher reduces the remainder including the
 * program fee, never below 0.
 */
export function journeyTotals(
  items: readonly { is_prescribed: boolean; price: number; quantity: number }[],
  voucherDiscount: number,
  programFee = 0,
): JourneyTotals {
  const totalOf = (prescribed: boolean) =>
    items
      .filter((item) => item.is_prescribed === prescribed)
      .reduce((total, item) => total + item.price * item.quantity, 0);
  const prescribed = totalOf(true);
  const nonprescribed = totalOf(false);
  const itemsTotal = prescribed + nonprescribed;
  const gross = itemsTotal + programFee;
  const discount = Math.min(gross, percentOf(nonprescribed, PROGRAM_DELIVERY_PERCENT) + voucherDiscount);
  return {
    items_total: itemsTotal,
    prescribed_items_total: prescribed,
    nonprescribed_items_total: nonprescribed,
    discount_total: discount,
    total: gross - discount,
  };
}
