/** The states of an order, as a customer meets them (rule selling-06). */
export const ORDER_STATES = [
  'placed',
  'pharmacist_review',
  'packed',
  'dispatched',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Who moves orders: the customer who placed it, or the pharmacy, whose roles the permissions tell apart. */
export type OrderMover = 'customer' | 'pharmacy';

const BOTH = ['customer', 'pharmacy'] as const;
const PHARMACY = ['pharmacy'] as const;

/**
 * Every move of an order, and who may make it. An order that nobody has packed is cancelled by its customer too; one
 * that is on its way can only be refunded. `cancelled` and `refunded` mean that all of it was given back: an order that
 * is refunded in part stays where it is.
 */
const MOVES: Readonly<Record<OrderState, Partial<Record<OrderState, readonly OrderMover[]>>>> = {
  placed: { packed: PHARMACY, cancelled: BOTH },
  pharmacist_review: { packed: PHARMACY, cancelled: BOTH },
  packed: { dispatched: PHARMACY, cancelled: PHARMACY },
  dispatched: { delivered: PHARMACY, refunded: PHARMACY },
  delivered: { refunded: PHARMACY },
  cancelled: {},
  refunded: {},
};

/** The states that end an order because everything was given back. */
const UNDONE: readonly string[] = ['cancelled', 'refunded'];

const isState = (text: string): text is OrderState => (ORDER_STATES as readonly string[]).includes(text);

/** Returns whether someone may move an order from one state to the other (rule selling-23). */
export const canMoveOrder = (from: string, to: string, by: OrderMover): boolean =>
  isState(from) && isState(to) && (MOVES[from][to]?.includes(by) ?? false);

/** Returns true if the pharmacy advances an order from one state to the other, towards its customer. */
export const isOrderStep = (from: string, to: string): boolean =>
  !UNDONE.includes(to) && canMoveOrder(from, to, 'pharmacy');

/** Returns true for orders that came to nothing: they count for no points, no first order and no best-seller. */
export const isUndone = (state: string): boolean => UNDONE.includes(state);

/** Returns true until an order has left the pharmacy: what is taken off it goes back to where it was taken from. */
export const isInPharmacy = (state: string): boolean => canMoveOrder(state, 'cancelled', 'pharmacy');

/** The state of an order of which everything was refunded: cancelled while it has not left the pharmacy. */
export const stateWhenRefunded = (state: string): 'cancelled' | 'refunded' =>
  isInPharmacy(state) ? 'cancelled' : 'refunded';
