import { createHash } from 'node:crypto';
import type { PackshotDocument } from '../domains/catalogue/documents';

/** Raise it when a drawing changes: every picture then gets a new address, because the old ones are cached for ever. */
export const DRAWING_VERSION = 1;

export type PackshotView = 'front' | 'back' | 'scene';

/** Eight hex digits of the drawing version and what is drawn. */
export function drawingHash(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, data]))
    .digest('hex')
    .slice(0, 8);
}

/** Address of a product's picture; `view` is the front, the back of the pack or the pack in a still life. */
export function packshotUrl(
  productId: number,
  packshot: PackshotDocument,
  view: PackshotView = 'front',
): string {
  const name = view === 'front' ? `${productId}` : `${productId}-${view}`;
  const { shape, palette, label, sublabel } = packshot;
  return `/media/packshot/${name}-${drawingHash([shape, palette, label, sublabel, view])}.svg`;
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
