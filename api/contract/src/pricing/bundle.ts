import type { PromotableLine } from './promotion-terms';

type Units = Pick<PromotableLine, 'quantity' | 'unit_price'>;

/** Cents that bundles save, and the cents of each line that is in them. */
export interface Bundled {
  discount: number;
  amounts: number[];
}

/** Units of one line, by its position. */
interface Part {
  at: number;
  units: number;
  price: number;
}

/** Returns the units, dearest first, in parts that bundles of `n` take as a whole. */
function* partsOf(n: number, lines: readonly Units[]): Generator<Part> {
  let open = 0;
  const dearestFirst = [...lines.entries()].sort(([, a], [, b]) => b.unit_price - a.unit_price);
  for (const [at, { quantity, unit_price: price }] of dearestFirst) {
    const filling = open === 0 ? 0 : Math.min(quantity, n - open);
    const rest = (quantity - filling) % n;
    const parts = [filling, quantity - filling - rest, rest].filter((units) => units > 0);
    for (const units of parts) yield { at, units, price };
    open = (open + quantity) % n;
  }
}

/**
 * Bundles the dearest units while a bundle costs less than its units do: a promotion never raises a price, and units
 * that are cheaper by themselves stay out of it. The bundles within a line are counted together: a cart can contain
 * hundreds of thousands of units.
 */
export function bundledAmounts(rule: { n: number; price: number }, lines: readonly Units[]): Bundled {
  const bundled: Bundled = { discount: 0, amounts: lines.map(() => 0) };
  let open: Part[] = [];
  for (const part of partsOf(rule.n, lines)) {
    open.push(part);
    const units = open.reduce((sum, part) => sum + part.units, 0);
    if (units % rule.n !== 0) continue;
    const worth = open.reduce((sum, part) => sum + part.units * part.price, 0);
    const saved = worth - (units / rule.n) * rule.price;
    if (saved <= 0) break;
    bundled.discount += saved;
    for (const { at, units, price } of open) bundled.amounts[at] = (bundled.amounts[at] ?? 0) + units * price;
    open = [];
  }
  return bundled;
}
