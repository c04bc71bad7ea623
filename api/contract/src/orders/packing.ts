import { isProgramFee } from './program-fees';
import { unitsLeft } from './refund-plan';

/** Why a pack is ticked by hand, without its barcode. */
export const TICK_REASONS = {
  barcode_damaged: 'The barcode is damaged',
  barcode_missing: 'The pack has no barcode',
  barcode_unknown: 'The shop does not know its barcode',
  scanner_away: 'No scanner is at hand',
} as const;
export type TickReason = keyof typeof TICK_REASONS;

/** What of an order packing depends on. Lines are numbered from 1 in the order's own order. */
export interface PackableOrder {
  items: readonly { quantity: number; product_id: number }[];
  refunds?: Parameters<typeof unitsLeft>[0]['refunds'];
  packing?: { checks: readonly { line: number }[] };
}

/** A line of an order, as it is packed. */
export interface PackingLine {
  line: number;
  /** Units to send: those that were not refunded. */
  units: number;
  /** Units that were checked. More than `units` if some were refunded afterwards. */
  checked: number;
}

/** Returns the lines of an order that have units to send, or in the parcel (rule selling-40). Fees are no goods. */
export function packingLines(order: PackableOrder): PackingLine[] {
  const left = unitsLeft(order);
  const checks = order.packing?.checks ?? [];
  return order.items
    .map((item, index) => ({
      line: index + 1,
      units: isProgramFee(item) ? 0 : (left[index] ?? 0),
      checked: checks.filter(({ line }) => line === index + 1).length,
    }))
    .filter(({ units, checked }) => units + checked > 0);
}

/** Returns the first of some lines that has a unit to check; undefined if one more would be too many. */
export const nextToCheck = <Line extends PackingLine>(lines: readonly Line[]): Line | undefined =>
  lines.find(({ units, checked }) => checked < units);

/** Returns a line with more units in the parcel than are to be sent, because some were refunded after their check. */
export const surplusOf = <Line extends PackingLine>(lines: readonly Line[]): Line | undefined =>
  lines.find(({ units, checked }) => checked > units);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns how many units are to be sent. */
export const unitsToSend = (lines: readonly PackingLine[]): number => sum(lines.map(({ units }) => units));

/** Returns how many units are still to be checked. */
export const unitsToCheck = (lines: readonly PackingLine[]): number =>
  sum(lines.map(({ units, checked }) => Math.max(0, units - checked)));

/** Returns true once every unit is checked and none is too many: then an order can be packed (rule selling-40). */
export const isAllChecked = (lines: readonly PackingLine[]): boolean =>
  unitsToCheck(lines) === 0 && !surplusOf(lines);
