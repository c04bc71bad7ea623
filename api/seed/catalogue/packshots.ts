import type { PackshotDocument } from '../../src/domains/catalogue/documents';
import { hashText } from '../lib/random';
import type { Brand } from './types';

/** How many label palettes and accents the drawings have (src/media/palettes.ts). */
const PALETTES = 24;
const ACCENTS = 12;

/**
 * The picture of a pack. A maker keeps one palette on all its packs; flavours, colours and fragrances
 * differ by the accent, which is stored in the same number (`palette = base + 24 × accent`).
 */
export function packshotFor(
  brand: Brand,
  shape: PackshotDocument['shape'],
  name: string,
  option: string,
): PackshotDocument {
  const base = hashText(`palette/${brand.slug}`) % PALETTES;
  const accent = option === '' ? 0 : 1 + (hashText(option) % (ACCENTS - 1));
  return {
    shape,
    palette: base + PALETTES * accent,
    label: brand.name,
    sublabel: name.startsWith(brand.name) ? name.slice(brand.name.length).trim() : name,
  };
}
