import { type RefundLine, type RefundRequest, unitsLeft } from './refund-plan';
import type { OrderMover } from './states';

/** How long after delivery something can be returned, in days (rule consent-08). */
export const RETURN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * States of a return: asked for, with a label to print; arrived, to be checked; received, which means refunded; declined
 * with a reason; withdrawn by the customer, who has not sent it.
 */
export const RETURN_STATES = ['requested', 'arrived', 'received', 'declined', 'withdrawn'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

const RETURN_MOVES: Readonly<Record<ReturnState, Partial<Record<ReturnState, OrderMover>>>> = {
  requested: { arrived: 'pharmacy', received: 'pharmacy', declined: 'pharmacy', withdrawn: 'customer' },
  arrived: { received: 'pharmacy', declined: 'pharmacy' },
  received: {},
  declined: {},
  withdrawn: {},
};

/** Returns whether someone may move a return from one state to the other (rule consent-08). */
export const canMoveReturn = (from: ReturnState, to: ReturnState, by: OrderMover): boolean =>
  RETURN_MOVES[from][to] === by;

/** What of an order returns depend on. */
export interface ReturnableOrder {
  state: string;
  timeline: readonly { state: string; at: Date }[];
  items: readonly ReturnableItem[];
  refunds?: readonly { id: string; lines: readonly Pick<RefundLine, 'line' | 'quantity'>[] }[];
  returns?: readonly {
    code: string;
    state: string;
    lines: readonly Pick<RefundLine, 'line' | 'quantity'>[];
  }[];
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

/** The key of a return's refund. Staff can refund for the reason "returned" without a return: only the key tells. */
export const returnRefundKey = (code: string): string => `return:${code}`;

/** Returns whether a return was received without a refund of its own: its lines had been refunded before. */
export const isRefundedBefore = (
  { refunds = [] }: { refunds?: readonly { id: string }[] },
  { state, code }: { state: ReturnState; code: string },
): boolean => state === 'received' && refunds.every(({ id }) => id !== returnRefundKey(code));

/** What of an order says which units of a return were refunded otherwise. Times as dates or ISO texts. */
export interface OrderWithReturns {
  items: readonly { quantity: number }[];
  refunds?: readonly {
    id: string;
    at: Date | string;
    lines: readonly Pick<RefundLine, 'line' | 'quantity'>[];
  }[];
  returns?: readonly { code: string }[];
}

/**
 * Returns what is still to be refunded of units that are sent back. Refunds made by hand since the return was asked for are
 * taken to be for its units: what was refunded before that could not be sent back.
 */
export function stillToRefund(
  order: OrderWithReturns,
  { at }: { at: Date | string },
  lines: RefundRequest['lines'],
): { line: number; quantity: number }[] {
  const { refunds = [], returns = [] } = order;
  const ofReturns = new Set(returns.map(({ code }) => returnRefundKey(code)));
  const since = refunds.filter((one) => !ofReturns.has(one.id) && new Date(one.at) >= new Date(at));
  const byHand = unitsLeft({ items: order.items, refunds: since });
  const left = unitsLeft(order);
  return lines
    .map(({ line, quantity }) => {
      const given = (order.items[line - 1]?.quantity ?? 0) - (byHand[line - 1] ?? 0);
      return { line, quantity: Math.min(quantity - given, left[line - 1] ?? 0) };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Units that were refunded or sent back. A declined return is not asked for again; one that was received counts once. */
function unitsGone({ refunds = [], returns = [] }: Pick<ReturnableOrder, 'refunds' | 'returns'>) {
  const ofReturns = new Set(returns.map(({ code }) => returnRefundKey(code)));
  const refunded = refunds.filter(({ id }) => !ofReturns.has(id));
  const sent = returns.filter(({ state }) => state !== 'withdrawn');
  return [...refunded, ...sent].flatMap(({ lines }) => lines);
}

/** Returns the units of each line that its customer can return now. */
export function returnableUnits(order: ReturnableOrder, now: Date): number[] {
  const until = returnUntil(order);
  const isOpen = until !== null && now < until;
  const gone = unitsGone(order);
  return order.items.map((item, index) => {
    if (!isOpen || !isReturnable(item)) return 0;
    const taken = gone.filter(({ line }) => line === index + 1);
    return Math.max(0, item.quantity - taken.reduce((sum, { quantity }) => sum + quantity, 0));
  });
}
