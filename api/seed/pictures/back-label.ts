import { createHash } from 'node:crypto';
import { austNumberOf } from '@saltbush/contract';
import type { ProductDocument } from '../../src/domains/catalogue';
import type { Box } from './label';
import { line, wrap } from './lettering';
import type { Colours } from './packs/types';
import { n } from './svg';

/** What is printed on the back. */
export type PrintedBack = Pick<
  ProductDocument,
  'code' | 'packshot' | 'txt_directions' | 'txt_ingredients' | 'attributes'
>;

/** Typeface of what is set small. */
const SMALL = 'figtree-500';
const LINE = 11.5;
/** Heights of the maker's line and of the bars. */
const HEAD = 28;
const FOOT = 38;

function bars(code: string, x: number, y: number, height: number): string {
  let at = x;
  let path = '';
  for (const byte of createHash('sha256').update(code).digest().subarray(0, 16)) {
    const width = 1 + (byte % 3);
    path += `M${n(at)} ${y}h${width}v${height}h-${width}z`;
    at += width + 1 + ((byte >> 4) % 3);
  }
  return `<rect x="${x - 5}" y="${y - 4}" width="${n(at - x + 9)}" height="${height + 18}" fill="#fff"/><path d="${path}" fill="#14231f"/>${line(code, (x + at) / 2, y + height + 10, at - x, { size: 9, fill: '#14231f', typeface: SMALL })}`;
}

/** The back of the label: how it is used, what is in it, its number in the register and its code. */
export function backLabel({ x, y, w, h }: Box, product: PrintedBack, c: Colours): string {
  const start = { fill: c.ink, anchor: 'start' as const };
  let room = Math.floor((h - HEAD - FOOT) / LINE);
  let at = y + HEAD + 10;
  const paragraph = (title: string, text: string | null, most: number): string => {
    if (!text || room < 2) return '';
    const words = wrap(text, 9, w - 20, Math.max(1, Math.floor(Math.min(most, room - 1))), SMALL);
    const drawn =
      line(title, x + 10, at, w - 20, { ...start, size: 10.5 }) +
      words
        .map((part, index) =>
          line(part, x + 10, at + (index + 1) * LINE, w - 18, { ...start, size: 9, typeface: SMALL }),
        )
        .join('');
    room -= words.length + 1.2;
    at += (words.length + 1.2) * LINE;
    return drawn;
  };
  const ingredients = product.txt_ingredients;
  const directions = product.txt_directions ?? 'See the leaflet inside the pack.';
  const words =
    paragraph('Directions', directions, ingredients ? Math.ceil(room / 2) - 1 : room) +
    paragraph('Ingredients', ingredients, room);
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${c.label}"/>${line(product.packshot.label.toUpperCase(), x + 10, y + 18, w - 20, { ...start, size: 9, spacing: 0.8 })}<path d="M${n(x + 10)} ${n(y + 24)}h${n(w - 20)}" stroke="${c.accent}" stroke-width="2"/>${words}${line(austNumberOf(product) ?? '', x + 10, y + h - 12, w - 98, { ...start, size: 8, typeface: SMALL })}${bars(product.code, Math.round(x + w - 78), Math.round(y + h - 36), 16)}`;
}
