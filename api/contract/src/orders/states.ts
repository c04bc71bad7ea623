/**
 * States the pharmacy can advance an order to, by current state (rule selling-06). Cancellations and refunds are not
 * advances.
 */
const NEXT: Readonly<Record<string, string>> = {
  placed: 'packed',
  pharmacist_review: 'packed',
  packed: 'dispatched',
  dispatched: 'delivered',
};

/** Returns true if an order can advance from one state to the other. */
export const isOrderStep = (from: string, to: string): boolean => NEXT[from] === to;
