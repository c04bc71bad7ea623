import { checkDigitOf } from '@saltbush/contract';

/** Cents of every product of the day. */
export const PRICE = 1000;
export const PRODUCTS = 20;
/** One of so many is a pharmacy medicine: its orders are looked at first. */
export const MEDICINE_EVERY = 4;
/** Units of each product in the morning. */
export const STOCK = 100;

/** Returns the barcode of a product of the day by its code. */
export function barcodeOf(code: string): string {
  const digits = `29${code.replace(/\D/g, '').padStart(10, '0')}`;
  return `${digits}${checkDigitOf(digits)}`;
}

/**
 * What becomes of an order: sent; one of its lines, or all of it, not supplied; damaged on the way; sent back and
 * accepted or declined.
 */
export type Fate = 'sent' | 'line_refused' | 'cancelled' | 'damaged' | 'returned' | 'return_declined';

export interface OrderPlan {
  fate: Fate;
  /** Two products with their units. */
  lines: readonly { product: number; quantity: number }[];
}

const FATES: Partial<Record<number, Fate>> = {
  3: 'cancelled',
  4: 'line_refused',
  7: 'damaged',
  8: 'cancelled',
  10: 'returned',
};

/** Returns the plan of the day's nth order: every twentieth is alike. */
export function planOrder(n: number): OrderPlan {
  const fate = FATES[n % 20] ?? (n % 40 === 15 ? 'return_declined' : 'sent');
  const first = n % PRODUCTS;
  return {
    fate,
    lines: [
      { product: first, quantity: 1 + (n % 3) },
      { product: (first + 2 * MEDICINE_EVERY) % PRODUCTS, quantity: 1 },
    ],
  };
}

/** Units of each line that go back to the card. */
export function refundedUnits({ fate, lines }: OrderPlan): number[] {
  const [first = 0, second = 0] = lines.map(({ quantity }) => quantity);
  if (fate === 'cancelled') return [first, second];
  if (fate === 'line_refused') return [first, 0];
  return fate === 'damaged' || fate === 'returned' ? [1, 0] : [0, 0];
}

/** Units of each line that are no longer on the shelf in the evening. */
export function goneUnits(plan: OrderPlan): number[] {
  const back = plan.fate === 'damaged' ? [0, 0] : refundedUnits(plan);
  return plan.lines.map(({ quantity }, line) => quantity - (back[line] ?? 0));
}

/** Units of each line that were checked before they were sent. */
export function packedUnits({ fate, lines }: OrderPlan): number[] {
  if (fate === 'cancelled') return lines.map(() => 0);
  return lines.map(({ quantity }, line) => (fate === 'line_refused' && line === 0 ? 0 : quantity));
}

export const endState = ({ fate }: OrderPlan) => (fate === 'cancelled' ? 'cancelled' : 'delivered');

/** The mails about an order, by template, without its confirmation. */
export function orderMails({ fate }: OrderPlan): Record<string, number> {
  if (fate === 'cancelled') return { order_cancelled: 1 };
  const sent = { order_dispatched: 1 };
  if (fate === 'line_refused' || fate === 'damaged') return { ...sent, order_refunded: 1 };
  if (fate === 'returned') return { ...sent, return_received: 1 };
  return fate === 'return_declined' ? { ...sent, return_declined: 1 } : sent;
}

/** How a consultation ends, and what becomes of an enrolment. */
export const appointmentEnd = (n: number) =>
  n % 10 === 4 ? 'cancelled' : n % 7 === 3 ? 'missed' : 'completed';
export const isAccepted = (n: number) => n % 3 !== 1;
