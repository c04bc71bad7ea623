import { isProgramFee } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { PickedOrder, PickListPlace } from '../api/pick-list';

type Item = PickedOrder['items'][number];

/** A line to take from the shelf, with the units that were not refunded. */
export type PickedLine = Item & { units: number };

/** An order of the list. */
export interface Pick {
  order: PickedOrder;
  lines: PickedLine[];
  isCold: boolean;
}

/** Returns what is taken from the shelves for an order, what is kept cold last: it is in the fridge longest. */
export function linesToPick({ items }: PickedOrder): PickedLine[] {
  return items
    .filter((item) => !isProgramFee(item))
    .map((item) => ({ ...item, units: item.quantity - item.refunded_quantity }))
    .filter(({ units }) => units > 0)
    .sort((a, b) => Number(a.is_cold) - Number(b.is_cold) || a.line - b.line);
}

/** Returns the orders of a page of the list: those with something cold first, each group by age. */
export function picksOf(orders: readonly PickedOrder[]): Pick[] {
  const picks = orders.map((order) => {
    const lines = linesToPick(order);
    return { order, lines, isCold: lines.some(({ is_cold }) => is_cold) };
  });
  return [...picks.filter(({ isCold }) => isCold), ...picks.filter(({ isCold }) => !isCold)];
}

/** Returns the address of a page of the list. */
export const pickListAddress = ({ after }: PickListPlace): string =>
  after ? `${links.staff.pickList()}?${new URLSearchParams({ after })}` : links.staff.pickList();
