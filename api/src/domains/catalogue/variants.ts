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

/** Returns on how many of the other axes a product equals the current one. */
function similarity(product: Grouped, origin: Grouped, axis: VariantAxis): number {
  return VARIANT_AXES.filter((other) => other !== axis && valueOn(product, other) === valueOn(origin, other))
    .length;
}

/** Returns true if `a` represents its value better than `b`: more similar, else in stock, else older. */
function isBetter(a: Grouped, b: Grouped, origin: Grouped, axis: VariantAxis): boolean {
  const difference = similarity(a, origin, axis) - similarity(b, origin, axis);
  if (difference !== 0) return difference > 0;
  if (isOutOfStock(a) !== isOutOfStock(b)) return isOutOfStock(b);
  return a._id < b._id;
}

const UNITS: Record<string, number> = { mg: 0.001, g: 1, kg: 1000, ml: 1, l: 1000 };
const collator = new Intl.Collator('en-AU', { numeric: true });

/** Returns grams or millilitres, null for other sizes, so that "500 g" sorts before "1 kg". */
function measure(value: string): number | null {
  const match = /^([\d.]+) ?(mg|g|kg|ml|l)\b/i.exec(value);
  const factor = UNITS[match?.[2]?.toLowerCase() ?? ''];
  return factor === undefined ? null : Number(match?.[1]) * factor;
}

/** Sorts measures first, by amount, then other values alphabetically, with numbers in numeric order. */
function byValue(a: string, b: string): number {
  const [first, second] = [measure(a), measure(b)];
  if (first !== null && second !== null) return first - second;
  if (first === null && second === null) return collator.compare(a, b);
  return first === null ? 1 : -1;
}

/**
 * Returns the choices along one axis: the current product, and for each other value the most similar product. Empty if
 * there is nothing to choose.
 */
export function variantsAlong<Product extends Grouped>(
  origin: Product,
  group: readonly Product[],
  axis: VariantAxis,
): Product[] {
  const chosen = new Map<string, Product>();
  const ownValue = valueOn(origin, axis);
  if (ownValue === null) return [];
  chosen.set(ownValue, origin);
  for (const product of group) {
    const value = valueOn(product, axis);
    if (value === null || value === ownValue) continue;
    const current = chosen.get(value);
    if (!current || isBetter(product, current, origin, axis)) chosen.set(value, product);
  }
  if (chosen.size < 2) return [];
  return [...chosen].sort(([a], [b]) => byValue(a, b)).map(([, product]) => product);
}
