/** Where the pharmacy takes an order next (rule selling-06). Cancelling and refunding are no steps forward. */
const NEXT: Readonly<Record<string, string>> = {
  placed: 'packed',
  pharmacist_review: 'packed',
  packed: 'dispatched',
  dispatched: 'delivered',
};

/** True when an order may go from one state to the other. */
export const isOrderStep = (from: string, to: string): boolean => NEXT[from] === to;
