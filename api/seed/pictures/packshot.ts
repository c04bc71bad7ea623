import type { PackshotDocument, ProductDocument } from '../../src/domains/catalogue';
import { backLabel, type PrintedBack } from './back-label';
import { type Box, label } from './label';
import { type PackText, packText } from './pack-text';
import { formOf } from './packs/forms';
import { DEFS } from './packs/shade';
import type { Colours } from './packs/types';
import { mix, paletteOf } from './palettes';
import { picture } from './picture';
import { type PropName, prop } from './props';
import { n } from './svg';
import type { PackshotView } from './urls';

/** What a drawing needs of a product. */
export type Drawable = PrintedBack & Pick<ProductDocument, '_id' | 'name'>;

const UNSCALED = new Set<PackshotDocument['shape']>(['book', 'service', 'device', 'blister']);

/** Small packs are drawn smaller and large ones larger, so that sizes of one product differ at a glance. */
function scaleOf(packshot: PackshotDocument, size: string): number {
  if (UNSCALED.has(packshot.shape)) return 1;
  const value = Number.parseFloat(size) * (/\d\s?(kg|L)$/.test(size) ? 1000 : 1);
  if (!Number.isFinite(value)) return 1;
  const usual = /g$|m?L$/.test(size)
    ? { bottle: 200, pump: 250, jar: 200, bag: 400 }
    : { bottle: 90, jar: 60 };
  const middle = usual[packshot.shape as keyof typeof usual] ?? value;
  return Math.min(1.09, Math.max(0.84, (value / middle) ** 0.13));
}

/** Draws a pack standing in a square of 360, without definitions; `print` fills its label. */
function drawPack(
  packshot: PackshotDocument,
  print: (face: Box, colours: Colours, text: PackText) => string,
): string {
  const colours = paletteOf(packshot.palette);
  const text = packText(packshot.label, packshot.sublabel);
  const content = formOf(packshot.shape, text)((face) => print(face, colours, text), colours, text);
  const scale = scaleOf(packshot, text.size);
  if (scale === 1) return content;
  return `<g transform="translate(${n(180 - 180 * scale)} ${n(322 - 322 * scale)}) scale(${scale.toFixed(2)})">${content}</g>`;
}

/** The front of a pack. */
export function pack(packshot: PackshotDocument): string {
  return drawPack(packshot, (face, colours, text) => label(face, text, colours));
}

function back(product: Drawable): string {
  return drawPack(product.packshot, (face, colours) => backLabel(face, product, colours));
}

const COMPANIONS: Record<PackshotDocument['shape'], readonly PropName[]> = {
  bottle: ['sprig', 'leaf', 'capsule'],
  box: ['leaf', 'drop', 'sprig'],
  tube: ['drop', 'leaf', 'wave'],
  blister: ['tablets', 'cup', 'shield'],
  jar: ['berries', 'flower', 'nut'],
  sachet: ['drop', 'citrus', 'leaf'],
  pump: ['flower', 'drop', 'sprig'],
  book: ['cup', 'sprig', 'leaf'],
  device: ['heart', 'sprig', 'leaf'],
  bag: ['grain', 'berries', 'leaf'],
  service: ['leaf', 'leaf', 'leaf'],
};

/** The pack on a plinth, in its maker's light colour. */
function scene(product: Drawable): string {
  const { packshot, _id } = product;
  const c = paletteOf(packshot.palette);
  const tones = {
    main: mix(c.accent, c.soft, 0.15),
    dark: mix(c.accent, '#14231f', 0.45),
    light: mix(c.soft, '#ffffff', 0.5),
  };
  const [first, second] = COMPANIONS[packshot.shape];
  const wall = mix(c.soft, c.accent, 0.1);
  const flip = _id % 2 === 0;
  const left = prop(first ?? 'leaf', flip ? 18 : 262, 188, 84, tones, flip ? -14 : 14);
  const right = prop(second ?? 'leaf', flip ? 280 : 22, 240, 52, tones, flip ? 18 : -18);
  return `<path d="M0 0h360v360H0z" fill="${wall}"/><path d="M60 360V176a120 120 0 0 1 240 0v184z" fill="${mix(c.soft, '#ffffff', 0.55)}"/><path d="M0 292h360v68H0z" fill="${mix(c.soft, c.accent, 0.24)}"/><ellipse cx="180" cy="304" rx="132" ry="17" fill="${mix(c.soft, '#ffffff', 0.75)}"/><path d="M48 304v26q132 34 264 0v-26q-132 34 -264 0z" fill="${mix(c.soft, c.accent, 0.16)}"/>${left}<g transform="translate(43 38) scale(.76)">${pack(packshot)}</g>${right}`;
}

/** A product's picture as an SVG document. */
export function drawPackshot(product: Drawable, view: PackshotView): string {
  const content =
    view === 'front' ? pack(product.packshot) : view === 'back' ? back(product) : scene(product);
  return picture(360, 360, product.name, DEFS + content);
}
