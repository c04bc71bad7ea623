import type { Font, Glyph as FontGlyph } from 'opentype.js';
import { outlineOf, UNITS_PER_EM } from './outline';
import { readFont, SUBSETS, TYPEFACE_NAMES, type TypefaceName } from './typefaces';

/** A character of a typeface. Lengths in `UNITS_PER_EM`. */
export interface Glyph {
  /** Names it within a picture: a capital letter for the typeface, then the character's code point in base 36. */
  id: string;
  width: number;
  /** Path data; empty for a space. */
  outline: string;
}

interface Source {
  font: Font;
  glyph: FontGlyph;
}

const fonts = new Map<string, Font>();

function fontOf(typeface: TypefaceName, subset: (typeof SUBSETS)[number]): Font {
  const key = `${typeface} ${subset}`;
  const font = fonts.get(key) ?? readFont(typeface, subset);
  fonts.set(key, font);
  return font;
}

/** The character in the first file that has it, else its letter without accents, else the font's box for the unknown. */
function findSource(typeface: TypefaceName, character: string): Source {
  for (const candidate of [character, character.normalize('NFD').charAt(0)]) {
    for (const subset of SUBSETS) {
      const font = fontOf(typeface, subset);
      if (font.hasChar(candidate)) return { font, glyph: font.charToGlyph(candidate) };
    }
  }
  const font = fontOf(typeface, SUBSETS[0]);
  return { font, glyph: font.glyphs.get(0) };
}

const sources = new Map<string, Source>();
const glyphs = new Map<string, Glyph>();
const kernings = new Map<string, number>();

function sourceOf(typeface: TypefaceName, character: string): Source {
  const key = typeface + character;
  const source = sources.get(key) ?? findSource(typeface, character);
  sources.set(key, source);
  return source;
}

/** A character of a typeface, drawn once per process. */
export function glyphOf(typeface: TypefaceName, character: string): Glyph {
  const letter = String.fromCharCode(65 + TYPEFACE_NAMES.indexOf(typeface));
  const id = letter + (character.codePointAt(0) ?? 0).toString(36);
  const known = glyphs.get(id);
  if (known) return known;
  const { font, glyph } = sourceOf(typeface, character);
  const made: Glyph = {
    id,
    width: ((glyph.advanceWidth ?? 0) * UNITS_PER_EM) / font.unitsPerEm,
    outline: outlineOf(glyph.path.commands, font.unitsPerEm),
  };
  glyphs.set(id, made);
  return made;
}

/** @returns by how much the second character moves away from the first, in `UNITS_PER_EM`; mostly negative. */
export function kerningOf(typeface: TypefaceName, first: string, second: string): number {
  const key = typeface + first + second;
  const known = kernings.get(key);
  if (known !== undefined) return known;
  const left = sourceOf(typeface, first);
  const right = sourceOf(typeface, second);
  const { font } = left;
  const units = font === right.font ? font.getKerningValue(left.glyph, right.glyph) : 0;
  const kerning = (units * UNITS_PER_EM) / font.unitsPerEm;
  kernings.set(key, kerning);
  return kerning;
}

/** @returns the glyph that an id names; null for an id of something else. */
export function findGlyph(id: string): Glyph | null {
  const typeface = TYPEFACE_NAMES[id.charCodeAt(0) - 65];
  const code = Number.parseInt(id.slice(1), 36);
  return typeface && Number.isFinite(code) ? glyphOf(typeface, String.fromCodePoint(code)) : null;
}
