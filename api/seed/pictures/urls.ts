import { createHash } from 'node:crypto';
import { austNumberOf } from '@saltbush/contract';
import type { ProductDocument } from '../../src/domains/catalogue';
import type { PrintedBack } from './back-label';

/** Raise it when a drawing changes: every picture then gets a new address, because the old ones are cached for ever. */
export const DRAWING_VERSION = 4;

export type PackshotView = 'front' | 'back' | 'scene';

/** What the address of a product's picture depends on. */
export type Pictured = PrintedBack & Pick<ProductDocument, '_id'>;

/** Eight hex digits of the drawing version and what is drawn. */
function drawingHash(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, data]))
    .digest('hex')
    .slice(0, 8);
}

/** Address of a product's picture; `view` is the front, the back of the pack or the pack in a still life. */
export function productImageUrl(product: Pictured, view: PackshotView = 'front'): string {
  const { _id, code, packshot, txt_directions, txt_ingredients } = product;
  const name = view === 'front' ? `${_id}` : `${_id}-${view}`;
  const { shape, palette, label, sublabel } = packshot;
  const printed = view === 'back' ? [code, txt_directions, txt_ingredients, austNumberOf(product) ?? ''] : [];
  return `/media/packshot/${name}-${drawingHash([shape, palette, label, sublabel, view, ...printed])}.svg`;
}

/** Address of a category's illustration. */
export function categoryImageUrl(slug: string): string {
  return `/media/category/${slug}-${drawingHash(slug)}.svg`;
}

/** Address of a brand's wordmark. */
export function brandLogoUrl(slug: string, name: string): string {
  return `/media/brand/${slug}-${drawingHash([slug, name])}.svg`;
}

/** Address of a composition such as a hero, a banner or a promotional card. */
export function sceneUrl(name: string): string {
  return `/media/scene/${name}-${drawingHash(name)}.svg`;
}

/** Address of a small line icon. */
export function iconUrl(name: string): string {
  return `/media/icon/${name}-${drawingHash(name)}.svg`;
}
