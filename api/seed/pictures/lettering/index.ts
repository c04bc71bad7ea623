import { n } from '../svg';
import { findGlyph, glyphOf, kerningOf } from './glyphs';
import { UNITS_PER_EM } from './outline';
import type { TypefaceName } from './typefaces';

export type { TypefaceName } from './typefaces';

/** How one line is set. Lengths in the units of the picture. */
export interface TextStyle {
  size: number;
  fill: string;
  typeface?: TypefaceName;
  anchor?: 'start' | 'middle';
  /** Space between letters. */
  spacing?: number;
}

const DEFAULT_TYPEFACE: TypefaceName = 'figtree-700';
/** Characters without shape or width: controls, stray combining marks, halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{M}]/u;

const charactersOf = (text: string) =>
  Array.from(text.normalize('NFC')).filter((one) => !INVISIBLE.test(one));

interface Placed {
  id: string;
  x: number;
}

/** Places characters one after another from 0, in `UNITS_PER_EM`. */
function set(text: string, typeface: TypefaceName, spacing: number): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let width = 0;
  let before = '';
  for (const character of charactersOf(text)) {
    const { id, width: advance, outline } = glyphOf(typeface, character);
    if (before !== '') width += spacing + kerningOf(typeface, before, character);
    if (outline !== '') placed.push({ id, x: Math.round(width) });
    width += advance;
    before = character;
  }
  return { placed, width };
}

/** Returns the width of a line in the unit of `size`. */
export function textWidth(text: string, size: number, spacing = 0, typeface = DEFAULT_TYPEFACE): number {
  const scale = size / UNITS_PER_EM;
  return set(text, typeface, spacing / scale).width * scale;
}

/**
 * Draws one line of text as outlines with its baseline at `y`. A line wider than `max` is condensed to fit.
 * @returns references to glyphs that `glyphDefinitions` defines.
 */
export function line(text: string, x: number, y: number, max: number, style: TextStyle): string {
  const { size, fill, typeface = DEFAULT_TYPEFACE, anchor = 'middle', spacing = 0 } = style;
  const scale = size / UNITS_PER_EM;
  const { placed, width } = set(text, typeface, spacing / scale);
  if (placed.length === 0) return '';
  const narrowing = Math.min(1, max / (width * scale));
  const left = anchor === 'middle' ? x - (width * scale * narrowing) / 2 : x;
  const scales = narrowing < 1 ? `${short(scale * narrowing)} ${short(scale)}` : short(scale);
  const letters = placed.map((glyph) => `<use href="#${glyph.id}"${glyph.x ? ` x="${glyph.x}"` : ''}/>`);
  return `<g transform="translate(${n(left)} ${n(y)})scale(${scales})" fill="${fill}">${letters.join('')}</g>`;
}

const short = (value: number) => value.toFixed(3).replace(/^0/, '').replace(/0+$/, '');

/** Breaks text into at most `count` lines of `max` width; text that does not fit is cut off with an ellipsis. */
export function wrap(
  text: string,
  size: number,
  max: number,
  count: number,
  typeface = DEFAULT_TYPEFACE,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size, 0, typeface) <= max)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= count) return lines;
  const shown = lines.slice(0, count);
  shown[count - 1] = `${(shown[count - 1] ?? '').replace(/[\s,.;–-]+$/, '')}…`;
  return shown;
}

/** Returns definitions of the glyphs that a picture's content refers to, each once. */
export function glyphDefinitions(content: string): string {
  const ids = new Set(Array.from(content.matchAll(/href="#([A-Z][0-9a-z]+)"/g), ([, id]) => id ?? ''));
  const paths = Array.from(ids, (id) => `<path id="${id}" d="${findGlyph(id)?.outline}"/>`);
  return paths.length > 0 ? `<defs>${paths.join('')}</defs>` : '';
}
