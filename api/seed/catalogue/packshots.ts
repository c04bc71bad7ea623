import type { PackshotDocument } from '../../src/domains/catalogue';
import { accentFor, PALETTES, paletteNumber } from '../pictures/palettes';
import { brandId } from './makers/brands';
import type { Brand } from './types';

/**
 * The picture of a pack. A maker uses one palette for all its packs; flavours, colours and fragrances have different
 * accents.
 */
export function packshotFor(
  brand: Brand,
  shape: PackshotDocument['shape'],
  name: string,
  option: string,
): PackshotDocument {
  // Steps of seven visit every palette before one repeats, so that neighbours on a shelf differ.
  const id = brandId(brand.slug);
  return {
    shape,
    palette: paletteNumber(id * 7, accentFor(option), Math.floor(id / PALETTES.length) + id),
    label: brand.name,
    sublabel: name.startsWith(brand.name) ? name.slice(brand.name.length).trim() : name,
  };
}
