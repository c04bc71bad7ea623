import type { OrderDetails } from '../api/order';

/** What a customer enters for a line: units to return, "0" for none, and why. */
export interface ReturnLineValues {
  quantity: string;
  reason: string;
}

export interface ReturnValues {
  lines: ReturnLineValues[];
  /** Whether the goods are unopened and unused. */
  unopened: boolean;
}

export type ReturnableLine = OrderDetails['items'][number];

/** The lines of which something can be returned now. */
export const returnableLines = ({ items }: Pick<OrderDetails, 'items'>): ReturnableLine[] =>
  items.filter(({ returnable_quantity }) => returnable_quantity > 0);

/** Reasons that are not the customer's: the goods may be open, and the shop pays for the postage. */
const FAULTS: readonly string[] = ['damaged', 'faulty', 'wrong_item', 'not_as_described'];

export const isFault = (reason: string): boolean => FAULTS.includes(reason);

/** The lines to send to the api: those with units. */
export const chosenLines = (lines: readonly ReturnableLine[], values: readonly ReturnLineValues[]) =>
  lines.flatMap(({ line }, index) => {
    const { quantity = '0', reason = '' } = values[index] ?? {};
    return Number(quantity) > 0 ? [{ line, quantity: Number(quantity), reason }] : [];
  });
