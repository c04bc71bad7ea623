import { create } from 'zustand';
import type { MiniCart } from './cart';

interface PendingLines {
  /** Requested quantity by line id, until the API has stored it; 0 removes the line. */
  requested: Readonly<Record<string, number>>;
  /** Why a line's last change failed, by line id. */
  failures: Readonly<Record<string, string>>;
}

/** Local line changes that are not stored yet. */
export const usePendingLines = create<PendingLines>(() => ({ requested: {}, failures: {} }));

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== key));

export function requestQuantity(lineId: string, quantity: number): void {
  usePendingLines.setState(({ requested, failures }) => ({
    requested: { ...requested, [lineId]: quantity },
    failures: without(failures, lineId),
  }));
}

export const requestedQuantity = (lineId: string): number | undefined =>
  usePendingLines.getState().requested[lineId];

/** Completes a change: the line shows the API's state again, with the reason if the change failed. */
export function settleLine(lineId: string, failure?: string): void {
  usePendingLines.setState(({ requested, failures }) => ({
    requested: without(requested, lineId),
    failures: failure ? { ...failures, [lineId]: failure } : failures,
  }));
}

/**
 * Applies the requested quantities to a cart, adjusting line totals and cart totals by the known unit prices.
 * Promotions and delivery are updated with the API's response.
 */
export function withPending<Shown extends MiniCart>(
  cart: Shown,
  requested: PendingLines['requested'],
): Shown {
  if (!cart.items.some(({ id }) => id in requested)) return cart;
  let units = 0;
  let cents = 0;
  const items = cart.items.map((line) => {
    const quantity = requested[line.id] ?? line.quantity;
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
