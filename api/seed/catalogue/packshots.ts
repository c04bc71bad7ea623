import type { PackshotDocument } from '../../src/domains/catalogue';
import { identityOf } from '../pictures/identity';
import { accentFor, paletteNumber } from '../pictures/palettes';
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
  const { base, layout } = identityOf({ _id: brandId(brand.slug), name: brand.name });
  return {
    shape,
    palette: paletteNumber(base, accentFor(option), layout),
    label: brand.name,
    sublabel: name.startsWith(brand.name) ? name.slice(brand.name.length).trim() : name,
  };
}
