import { isOutOfStock } from './availability';
import type { ProductDocument, VariantAxis } from './documents';

export const VARIANT_AXES: readonly VariantAxis[] = [
  'size',
  'colour',
  'flavour',
  'brand',
  'format',
  'fragrance',
];

type Grouped = Pick<ProductDocument, '_id' | 'stock' | `group_${VariantAxis}`>;

const valueOn = (product: Grouped, axis: VariantAxis): string | null => product[`group_${axis}`];

/** In how many other respects a product is the same as the one that is looked at. */
function likeness(product: Grouped, origin: Grouped, axis: VariantAxis): number {
  return VARIANT_AXES.filter((other) => other !== axis && valueOn(product, other) === valueOn(origin, other))
    .length;
}

/** Is `a` the better stand-in for its value than `b`? The most alike one, then one in stock, then the older one. */
function isBetter(a: Grouped, b: Grouped, origin: Grouped, axis: VariantAxis): boolean {
  const difference = likeness(a, origin, axis) - likeness(b, origin, axis);
  if (difference !== 0) return difference > 0;
  if (isOutOfStock(a) !== isOutOfStock(b)) return isOutOfStock(b);
  return a._id < b._id;
}

const UNITS: Record<string, number> = { mg: 0.001, g: 1, kg: 1000, ml: 1, l: 1000 };
const collator = new Intl.Collator('en-AU', { numeric: true });

/** Grams or millilitres, null for other sizes: "500 g" comes before "1 kg". */
function measure(value: string): number | null {
  const match = /^([\d.]+) ?(mg|g|kg|ml|l)\b/i.exec(value);
  const factor = UNITS[match?.[2]?.toLowerCase() ?? ''];
  return factor === undefined ? null : Number(match?.[1]) * factor;
}

/** Measures first, by their size; then other values by the alphabet, with numbers by their size. */
function byValue(a: string, b: string): number {
  const [first, second] = [measure(a), measure(b)];
  if (first !== null && second !== null) return first - second;
  if (first === null && second === null) return collator.compare(a, b);
  return first === null ? 1 : -1;
}

/**
 * The choice along one axis: one product for each value, the one at hand included, otherwise as alike as there is.
 * Empty when there is nothing to choose.
 */
export function variantsAlong<Product extends Grouped>(
  origin: Product,
  group: readonly Product[],
  axis: VariantAxis,
): Product[] {
  const chosen = new Map<string, Product>();
  const own = valueOn(origin, axis);
  if (own === null) return [];
  chosen.set(own, origin);
  for (const product of group) {
    const value = valueOn(product, axis);
    if (value === null || value === own) continue;
    const rival = chosen.get(value);
    if (!rival || isBetter(product, rival, origin, axis)) chosen.set(value, product);
  }
  if (chosen.size < 2) return [];
  return [...chosen].sort(([a], [b]) => byValue(a, b)).map(([, product]) => product);
}
