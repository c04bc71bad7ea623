// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PackshotDocument } from '../../src/domains/catalogue/documents';
import { drawBrand } from './brands';
import { drawCategory } from './categories';
import { drawIcon, ICON_NAMES } from './icons';
import { packText } from './pack-text';
import { type Drawable, drawPackshot } from './packshot';
import { accentFor, paletteNumber, paletteOf } from './palettes';
import { drawScene, SCENE_NAMES } from './scenes';

const SHAPES: PackshotDocument['shape'][] = [
  'bottle',
  'box',
  'tube',
  'blister',
  'jar',
  'sachet',
  'pump',
  'book',
  'device',
  'bag',
  'service',
];

const NASTY = '<script>alert("1")</script> & \u0000\u000b "quoted" 500mg 120 Capsules';

function product(shape: PackshotDocument['shape'], sublabel: string, palette = 0): Drawable {
  return {
    _id: 1001,
    code: '1234567',
    name: sublabel,
    packshot: { shape, palette, label: 'Tidewell & Co', sublabel },
    txt_directions: 'Adults: take one with food, daily.',
    txt_ingredients: 'Each capsule contains: magnesium glycinate 500 mg.',
    attributes: [{ name: 'AUST Number', type: 'text', value: 'AUST L 912345' }],
  };
}

const parser = new DOMParser();

/** Parses strictly as XML; a mistake is an error with its place. */
function parse(svg: string): Element {
  const document = parser.parseFromString(svg, 'image/svg+xml');
  const mistake = document.querySelector('parsererror');
  if (mistake) throw new Error(`${mistake.textContent}\n${svg}`);
  return document.documentElement;
}

/** Characters by the outlines' names, which are their code points in base 36. */
const letters = (svg: string) =>
  [...parse(svg).querySelectorAll('use')]
    .map((use) => String.fromCodePoint(Number.parseInt(use.getAttribute('href')?.slice(2) ?? '', 36)))
    .join('');

describe('packshots', () => {
  it('are well-formed for every shape, view and name', () => {
    const names = [NASTY, 'x', 'Supercalifragilistic'.repeat(12), 'Magnesium Glycinate 500mg 120 Capsules'];
    for (const [index, shape] of SHAPES.entries()) {
      for (const view of ['front', 'back', 'scene'] as const) {
        for (const name of names) {
          const svg = drawPackshot(product(shape, name, paletteNumber(index * 4, 3, index)), view);
          expect(parse(svg).querySelector('script')).toBeNull();
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        }
      }
    }
  });

  it('print the maker and the whole name with its digits', () => {
    for (const shape of ['bottle', 'box', 'tube', 'blister', 'jar', 'sachet', 'pump', 'bag'] as const) {
      for (let layout = 0; layout < 6; layout++) {
        const name = 'Deep Odourless Fish Oil 1000mg 400 Soft Capsules';
        const text = letters(drawPackshot(product(shape, name, paletteNumber(layout, 0, layout)), 'front'));
        expect(text.toUpperCase(), `${shape} ${layout}`).toContain('TIDEWELL');
        for (const word of ['Odourless', 'Fish', 'Oil', '1000mg', '400', 'Capsules']) {
          expect(text, `${shape} ${layout}`).toContain(word);
        }
      }
    }
  });

  it('are drawn the same each time and differ by flavour', () => {
    const front = drawPackshot(product('jar', 'Gummies Orange 60 Pack'), 'front');
    expect(drawPackshot(product('jar', 'Gummies Orange 60 Pack'), 'front')).toBe(front);
    const mint = paletteNumber(0, accentFor('Spearmint'), 0);
    const orange = paletteNumber(0, accentFor('Orange'), 0);
    expect(paletteOf(mint).accent).not.toBe(paletteOf(orange).accent);
    expect(paletteOf(mint).body).toBe(paletteOf(orange).body);
  });

  it('have colours for any number', () => {
    for (const number of [-1, 0.5, Number.NaN, 1e9]) expect(paletteOf(number).ink).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('stay small', () => {
    const sizes = SHAPES.map((shape) => {
      const front = drawPackshot(product(shape, 'Magnesium Glycinate 500mg 120 Capsules'), 'front');
      return brotliCompressSync(front).length;
    });
    expect(Math.max(...sizes)).toBeLessThan(2800);
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(2500);
  });

  it('take names apart without losing anything', () => {
    expect(packText('Kaia', 'Reef SPF50+ Face Fluid 75mL')).toMatchObject({
      name: 'Reef SPF50+ Face Fluid',
      size: '75mL',
    });
    expect(packText('Tidewell', 'Magnesium Glycinate 500mg 120 Capsules')).toEqual({
      brand: 'Tidewell',
      name: 'Magnesium Glycinate',
      strength: '500mg',
      size: '120 Capsules',
    });
    expect(packText('Nordane', '500mg')).toMatchObject({ name: '500mg', strength: '' });
  });
});

describe('other pictures', () => {
  it('are well-formed', () => {
    for (const name of SCENE_NAMES) parse(drawScene(name) ?? '');
    for (const name of ICON_NAMES) parse(drawIcon(name) ?? '');
    for (const slug of ['magnesium', 'dog-parasites', 'something-new']) parse(drawCategory(slug));
    parse(drawBrand({ _id: 1, name: 'A & <b> "B"' }));
  });

  it('exist only under their own names', () => {
    expect(drawScene('constructor')).toBeNull();
    expect(drawIcon('toString')).toBeNull();
  });

  it('need no font of the machine that shows them [look-08]', () => {
    const drawings = [
      ...SCENE_NAMES.map((name) => drawScene(name) ?? ''),
      ...SHAPES.map((shape) => drawPackshot(product(shape, 'Fish Oil 400 Capsules'), 'back')),
      drawBrand({ _id: 1, name: 'Tidewell' }),
      drawCategory('magnesium'),
    ];
    for (const svg of drawings) {
      expect(svg).not.toMatch(/<text|<tspan|<foreignObject|font-/);
      const document = parse(svg);
      const defined = new Set(Array.from(document.querySelectorAll('defs > [id]'), ({ id }) => `#${id}`));
      const used = Array.from(document.querySelectorAll('use'), (use) => use.getAttribute('href'));
      expect(used.filter((id) => !defined.has(String(id)))).toEqual([]);
    }
  });

  it('use each clip once in a picture', () => {
    for (const name of SCENE_NAMES) {
      const ids = [...parse(drawScene(name) ?? '').querySelectorAll('clipPath')].map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });
});
