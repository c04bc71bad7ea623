import { formatMoney } from '../money';

const MEASURE = /(?<![\w.])(\d[\d,]*(?:\.\d+)?)\s?(g|kg|mL|L)$/;
const COUNT = /(?<![\w.])(\d[\d,]*)\s((?:[A-Z][a-z]+\s)?[A-Z][a-z]+s|Pack)$/;

/** Goods by weight or volume are compared by this many grams or millilitres. */
const COMPARED = 100;

interface PackSize {
  amount: number;
  /** "mL", "Soft Capsules" or "Pack". */
  unit: string;
  isMeasure: boolean;
}

function readSize(name: string): PackSize | null {
  const measure = MEASURE.exec(name);
  const [, amount, unit] = measure ?? COUNT.exec(name) ?? [];
  if (!amount || !unit) return null;
  return { amount: Number(amount.replaceAll(',', '')), unit, isMeasure: measure !== null };
}

/** Returns the size of the pack that a product's name ends with, such as "120 Capsules", "200 mL" or "12 Pack". */
export function packSizeOf(name: string): string | null {
  const size = readSize(name);
  return size && `${size.amount} ${size.unit}`;
}

/** Returns one of what a pack counts: "soft capsule" for "Soft Capsules". */
function singular(unit: string): string {
  const plural = unit.toLowerCase();
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(?<=ch|sh|ss|x)es$|s$/, '');
}

/**
 * Returns what a price comes to for one piece or 100 grams or millilitres, by which packs of different sizes are compared:
 * "$0.29 per capsule", "$4.20 per 100 mL". Null for a single piece, for a pack whose name states no size, and below a cent.
 */
export function unitPriceWords(name: string, cents: number): string | null {
  const size = readSize(name);
  if (!size || size.amount <= 0) return null;
  const { amount, unit, isMeasure } = size;
  const isLarge = unit === 'kg' || unit === 'L';
  const parts = isMeasure ? (isLarge ? amount * 1000 : amount) / COMPARED : amount;
  const each = Math.round(cents / parts);
  if (each < 1 || parts === 1) return null;
  const piece = unit === 'Pack' ? 'each' : `per ${singular(unit)}`;
  const measured = `per ${COMPARED} ${unit === 'kg' || unit === 'g' ? 'g' : 'mL'}`;
  return `${formatMoney(each)} ${isMeasure ? measured : piece}`;
}
