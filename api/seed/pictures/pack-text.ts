import { type TypefaceName, textWidth, wrap } from './lettering';

/** The words of a pack: what it is, how strong, how much. */
export interface PackText {
  brand: string;
  name: string;
  strength: string;
  size: string;
}

const SIZE =
  /\s(\d[\d.,]*\s?(?:x\s?\d+\s?)?(?:Soft Capsules|Liquid Capsules|Chewable Tablets|Effervescent Tablets|Single-Use Vials|Tea Bags|[A-Z][a-z]+|g|kg|mL|L|m|cm|mm))$/;
const STRENGTH =
  /\s((?:SPF\s?)?\d[\d.,]*\s?(?:mg|mcg|IU|%|billion|units|kPa)(?:\/\d*\s?(?:mL|mg|mcg))?\+?)(?=\s|$)/i;

/** Takes a product's name apart; nothing of it is lost. */
export function packText(brand: string, sublabel: string): PackText {
  let rest = ` ${sublabel.trim()}`;
  const size = SIZE.exec(rest)?.[1] ?? '';
  if (size) rest = rest.slice(0, -size.length).trimEnd();
  const strength = STRENGTH.exec(rest)?.[1] ?? '';
  if (strength && rest.trim() !== strength) rest = rest.replace(` ${strength}`, '');
  return { brand, name: rest.trim(), strength: rest.trim() === strength ? '' : strength, size };
}

/** The largest size between `low` and `high` at which the name fits, and its lines. */
export function fitName(
  name: string,
  max: number,
  height: number,
  high: number,
  low = 10,
  typeface?: TypefaceName,
): { size: number; lines: string[] } {
  for (let size = high; size > low; size -= 1) {
    const lines = wrap(name, size, max, 6, typeface);
    const isNarrow = lines.every((text) => textWidth(text, size, 0, typeface) <= max);
    const fits = isNarrow && lines.length * size * 1.14 <= height;
    if (fits && !lines.at(-1)?.endsWith('…')) return { size, lines };
  }
  return { size: low, lines: wrap(name, low, max, Math.max(1, Math.floor(height / (low * 1.14))), typeface) };
}
