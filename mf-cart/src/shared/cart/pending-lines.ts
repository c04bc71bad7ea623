import { create } from 'zustand';
import type { MiniCart } from './cart';

interface PendingLines {
  /** Quantity that the shopper wants of a line while the api does not know it yet; 0 removes it. */
  wanted: Readonly<Record<string, number>>;
  /** Why the last change of a line did not happen. */
  failures: Readonly<Record<string, string>>;
}

/** Changes of lines that were made here and are not stored yet. */
export const usePendingLines = create<PendingLines>(() => ({ wanted: {}, failures: {} }));

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== key));

export function wantQuantity(lineId: string, quantity: number): void {
  usePendingLines.setState(({ wanted, failures }) => ({
    wanted: { ...wanted, [lineId]: quantity },
    failures: without(failures, lineId),
  }));
}

export const wantedQuantity = (lineId: string): number | undefined =>
  usePendingLines.getState().wanted[lineId];

/** Ends a change: the line shows what the api says, and why if the change failed. */
export function settleLine(lineId: string, failure?: string): void {
  usePendingLines.setState(({ wanted, failures }) => ({
    wanted: without(wanted, lineId),
    failures: failure ? { ...failures, [lineId]: failure } : failures,
  }));
}

/**
 * The cart as the shopper expects it: wanted quantities in place, line and totals moved by the unit prices known.
 * Promotions and delivery follow with the api's answer.
 */
export function withPending<Shown extends MiniCart>(cart: Shown, wanted: PendingLines['wanted']): Shown {
  if (!cart.items.some(({ id }) => id in wanted)) return cart;
  let units = 0;
  let cents = 0;
  const items = cart.items.map((line) => {
    const quantity = wanted[line.id] ?? line.quantity;
    if (quantity === line.quantity) return line;
    const line_total = quantity * line.unit_price;
    units += quantity - line.quantity;
    cents += line_total - line.line_total;
    return { ...line, quantity, line_total };
  });
  return {
    ...cart,
    items: items.filter((line) => line.quantity > 0),
    num_items: cart.num_items + units,
    item_total: cart.item_total + cents,
    cart_subtotal: Math.max(0, cart.cart_subtotal + cents),
    cart_total: Math.max(0, cart.cart_total + cents),
  };
}
