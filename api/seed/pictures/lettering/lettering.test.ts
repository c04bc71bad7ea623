import { describe, expect, it } from 'vitest';
import { glyphDefinitions, line, textWidth, wrap } from '.';
import { glyphOf } from './glyphs';
import { UNITS_PER_EM } from './outline';
import { TYPEFACE_NAMES } from './typefaces';

const BLACK = { size: 20, fill: '#000' };
const idsIn = (svg: string) => Array.from(svg.matchAll(/href="#(\w+)"/g), ([, id]) => id);

describe('lettering', () => {
  it.each(TYPEFACE_NAMES)('is outlines of %s', (typeface) => {
    const svg = line('Dr Ellery’s 500mg', 0, 0, 500, { ...BLACK, typeface });
    expect(svg).not.toMatch(/<text|font/);
    for (const id of idsIn(svg)) {
      expect(glyphDefinitions(svg)).toMatch(new RegExp(`<path id="${id}" d="m[-\\dmlhvqtcz ]{9,}z"/>`));
    }
  });

  it('defines each character once, and none for a space', () => {
    const defined = glyphDefinitions(line('Banana Banana', 0, 0, 500, BLACK));
    expect(Array.from(defined.matchAll(/<path /g))).toHaveLength(3);
    expect(glyphDefinitions('<use href="#leaf"/>')).toBe('');
  });

  it('measures with the widths and kerning of the font', () => {
    const apart = textWidth('A', 100) + textWidth('V', 100);
    expect(textWidth('AV', 100)).toBeCloseTo(apart - 7.8, 1);
    expect(textWidth('AV', 100, 5)).toBeCloseTo(apart - 2.8, 1);
    expect(textWidth('Magnesium', 20, 0, 'fraunces-600')).not.toBe(textWidth('Magnesium', 20));
  });

  it('narrows a line that is too wide, and no other', () => {
    const width = textWidth('Magnesium', 20);
    expect(line('Magnesium', 0, 0, width + 1, BLACK)).toContain(
      `scale(${(20 / UNITS_PER_EM).toFixed(3).slice(1)})`,
    );
    expect(line('Magnesium', 0, 0, width / 2, BLACK)).toMatch(/scale\(\.078 \.156\)/);
  });

  it('breaks lines between words, the last one with an ellipsis', () => {
    const max = textWidth('Deep odourless', 20);
    expect(wrap('Deep odourless fish oil', 20, max, 3)).toEqual(['Deep odourless', 'fish oil']);
    expect(wrap('Deep odourless fish oil', 20, max, 1)).toEqual(['Deep odourless…']);
  });

  it('draws accents, falls back to the letter without, and shows a box for what no font has', () => {
    const outline = (character: string) => glyphOf('figtree-700', character).outline;
    expect(outline('ș')).not.toBe(outline('s'));
    expect(outline('ṩ')).toBe(outline('s'));
    expect(outline('語')).toBe(outline('字'));
    expect(outline('語')).not.toBe('');
    expect(line('e\u0301', 0, 0, 99, BLACK)).toBe(line('\u00e9', 0, 0, 99, BLACK));
    expect(line('\u0000\u200b\ud800', 0, 0, 99, BLACK)).toBe('');
  });
});
