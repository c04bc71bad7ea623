import {
  isProgramFee,
  isUndone,
  type RefundRequest,
  refundAmount,
  stillToRefund,
  unitsLeft,
} from '@saltbush/contract';
import { formatCents } from '@saltbush/shared-ui/design/core';
import type { StaffOrder } from '../api/staff-order-fields';

type Order = StaffOrder['order'];

/** Reads the units of each line that a form gives back. */
export const readUnits = (given: FormData, lines: readonly { line: number }[]): RefundRequest['lines'] =>
  lines
    .map(({ line }) => ({ line, quantity: Number(given.get(`line-${line}`) ?? 0) || 0 }))
    .filter(({ quantity }) => quantity > 0);

/** Reads what a form gives back, with or without the delivery fee. */
export const readRequest = (given: FormData, lines: readonly { line: number }[]): RefundRequest => ({
  lines: readUnits(given, lines),
  shipping: given.get('shipping') !== null,
});

/** Returns whether a form gives anything back. */
export const isAnything = ({ lines, shipping }: RefundRequest): boolean => lines.length > 0 || shipping;

/** Returns the cents of the delivery fee that were not refunded. */
export const feeLeft = ({ shipping_total, refunds }: Order): number =>
  refunds.reduce((left, { shipping }) => left - shipping, shipping_total);

/** Returns the lines with units that this desk gives back: the fees of programs are given back at theirs. */
export const linesToGiveBack = ({ order, lines }: StaffOrder): StaffOrder['lines'] =>
  lines.filter(({ line, units }) => {
    const item = order.items[line - 1];
    return units > 0 && item !== undefined && !isProgramFee(item);
  });

/** Returns whether a program's fee is part of what is left of an order. */
export const hasFee = ({ items, refunds }: Order): boolean => {
  const left = unitsLeft({ items, refunds });
  return items.some((item, index) => isProgramFee(item) && (left[index] ?? 0) > 0);
};

/** Returns the cents that accepting a return gives back: nothing for units that were refunded before. */
export function returnSum(order: Order, sent: Order['returns'][number], accepted: RefundRequest): number {
  if (isUndone(order.state)) return 0;
  const lines = stillToRefund(order, sent, accepted.lines);
  return refundAmount(order, { ...accepted, lines }) ?? 0;
}

/** Names a step with its sum, as far as there is one. */
export const withSum = (action: string, cents: number | null): string =>
  cents ? `${action} ${formatCents(cents)}` : action;
