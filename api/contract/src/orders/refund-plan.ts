import { earnsPoints } from '../products/regulation';
import { stateWhenRefunded } from './states';

/** Units of a line that are refunded. Lines are numbered from 1 in the order's own order. Money in cents. */
export interface RefundLine {
  line: number;
  quantity: number;
  amount: number;
  /** GST contained in `amount`. */
  gst: number;
}

/** The figures of a refund. Money in cents. */
export interface RefundFigures {
  lines: readonly RefundLine[];
  /** The part of `amount` that was paid for delivery. */
  shipping: number;
  /** What goes back to the card. */
  amount: number;
  gst: number;
  /** Rewards points that the order no longer earns. */
  base_points: number;
  bonus_points: number;
}

/** What of an order refunds depend on. Its points are those that it still earns. Money in cents. */
export interface RefundableOrder {
  state: string;
  items: readonly { quantity: number; line_total: number; gst: number; schedule: string }[];
  shipping_total: number;
  gst_total: number;
  edr_base_points: number;
  edr_bonus_points: number;
  refunds?: readonly RefundFigures[];
}

/** What is to be refunded. */
export interface RefundRequest {
  lines: readonly Pick<RefundLine, 'line' | 'quantity'>[];
  /** Whether the delivery fee is refunded too, as far as it has not been; it is in any case once nothing is left to send. */
  shipping: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const pastOf = ({ refunds = [] }: Pick<RefundableOrder, 'refunds'>) => refunds;

type Counted = { refunds?: readonly { lines: readonly Pick<RefundLine, 'line' | 'quantity'>[] }[] };

/** Units of a line that were refunded before. */
const refundedUnits = ({ refunds = [] }: Counted, line: number): number =>
  sum(
    refunds.flatMap(({ lines }) => lines.filter((part) => part.line === line).map((part) => part.quantity)),
  );

/** Returns the cents refunded so far. */
export const refundedTotal = (order: Pick<RefundableOrder, 'refunds'>): number =>
  sum(pastOf(order).map(({ amount }) => amount));

/** Returns the units of each line that can still be refunded. */
export const unitsLeft = (order: Counted & { items: readonly { quantity: number }[] }): number[] =>
  order.items.map(({ quantity }, index) => quantity - refundedUnits(order, index + 1));

const shippingLeft = (order: RefundableOrder): number =>
  order.shipping_total - sum(pastOf(order).map(({ shipping }) => shipping));

/** Everything that has not been refunded, delivery included. */
export const everythingLeft = (order: Parameters<typeof unitsLeft>[0]): RefundRequest => ({
  lines: unitsLeft(order).flatMap((quantity, index) => (quantity > 0 ? [{ line: index + 1, quantity }] : [])),
  shipping: true,
});

/** The share of `units` in an amount for `quantity`: rounded down, so that the last unit completes it. */
const share = (amount: number, units: number, quantity: number): number =>
  Math.floor((amount * units) / quantity);

function refundLine(
  order: RefundableOrder,
  { line, quantity }: RefundRequest['lines'][number],
): RefundLine | null {
  const item = order.items[line - 1];
  if (!item || !Number.isInteger(quantity) || quantity < 1) return null;
  const before = refundedUnits(order, line);
  const after = before + quantity;
  if (after > item.quantity) return null;
  const part = (whole: number) => share(whole, after, item.quantity) - share(whole, before, item.quantity);
  return { line, quantity, amount: part(item.line_total), gst: part(item.gst) };
}

/** What of its points an order still earns when it keeps `kept` of the `earning` cents that earned them. */
const pointsKept = (earned: number, kept: number, earning: number): number =>
  earning === 0 ? 0 : Math.floor((earned * kept) / earning);

function pointsBack(order: RefundableOrder, lines: readonly RefundLine[], isAll: boolean) {
  const parts = [...pastOf(order).flatMap((past) => past.lines), ...lines];
  const earning = order.items.map((item) => (earnsPoints(item) ? item.line_total : 0));
  const given = sum(parts.map(({ line, amount }) => ((earning[line - 1] ?? 0) > 0 ? amount : 0)));
  const total = sum(earning);
  const isUntouched = !lines.some(({ line, amount }) => amount > 0 && (earning[line - 1] ?? 0) > 0);
  const back = (now: number, before: readonly number[]) => {
    if (isAll) return now;
    return isUntouched ? 0 : Math.max(0, now - pointsKept(now + sum(before), total - given, total));
  };
  return {
    base_points: back(
      order.edr_base_points,
      pastOf(order).map((past) => past.base_points),
    ),
    bonus_points: back(
      order.edr_bonus_points,
      pastOf(order).map((past) => past.bonus_points),
    ),
  };
}

/**
 * Calculates a refund (rule consent-06): each line's share of what was paid for it, after every discount, so
 * that refunds of all its units add up to the line to the cent, with the GST and the points that go with them. What is
 * never sent has no delivery to pay for.
 * @returns null if a line does not exist, is listed twice, has fewer units left, or nothing at all is asked for
 */
export function planRefund(order: RefundableOrder, request: RefundRequest): RefundFigures | null {
  const lines = request.lines.map((asked) => refundLine(order, asked));
  const known = lines.filter((line) => line !== null);
  const isTwice = new Set(known.map(({ line }) => line)).size < known.length;
  const isAll = sum(unitsLeft(order)) === sum(known.map(({ quantity }) => quantity));
  const isNeverSent = isAll && stateWhenRefunded(order.state) === 'cancelled';
  const shipping = request.shipping || isNeverSent ? shippingLeft(order) : 0;
  if (known.length < lines.length || isTwice || (known.length === 0 && shipping === 0)) return null;
  const shippingGst = order.gst_total - sum(order.items.map(({ gst }) => gst));
  return {
    lines: known,
    shipping,
    amount: sum(known.map(({ amount }) => amount)) + shipping,
    gst: sum(known.map(({ gst }) => gst)) + (shipping > 0 ? shippingGst : 0),
    ...pointsBack(order, known, isAll),
  };
}

/** Returns true once every unit of an order was refunded: then nothing of it is left to send or to keep. */
export const isWhollyRefunded = (order: RefundableOrder): boolean =>
  unitsLeft(order).every((units) => units === 0);
