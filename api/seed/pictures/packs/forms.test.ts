import { describe, expect, it } from 'vitest';
import { drawBrand } from '../brands';
import { identityOf } from '../identity';
import { packText } from '../pack-text';
import { drawPackshot } from '../packshot';
import { PALETTES, paletteNumber } from '../palettes';
import { drawScene } from '../scenes';
import { formOf, type Shape } from './forms';

/** One product of each kind: the shape that is stored, and its name. */
const KINDS: readonly (readonly [Shape, string])[] = [
  ['bottle', 'Magnesium Glycinate 500mg 120 Capsules'],
  ['tube', 'Enamel Toothpaste 110g'],
  ['jar', 'Rescue Balm 50mL'],
  ['pump', 'Ceramide Cream 250mL'],
  ['blister', 'Paracetamol 500mg 16 Tablets'],
  ['box', 'Lozenges 24 Pack'],
  ['sachet', 'Sheet Mask'],
  ['bag', 'Grass-Fed Collagen Powder 300g'],
  ['device', 'Upper-Arm Blood Pressure Monitor'],
  ['book', 'Rest (Paperback)'],
  ['service', 'Telehealth consult'],
  ['device', 'Wheat Bag Sage'],
  ['device', 'Hot Water Bottle Navy'],
  ['bag', 'Posture Corrector Medium'],
  ['bag', 'Back Brace Small'],
  ['bag', 'Knee Support Large'],
  ['bag', 'Wrist Splint Small'],
  ['bag', 'Travel Compression Socks Black'],
  ['bag', 'Period Bikini Brief Black Size 8'],
  ['device', 'Steel Water Bottle Sage 600mL'],
  ['device', 'Insulated Tumbler Coral 600mL'],
  ['box', 'Crepe Bandage'],
  ['bag', 'Newborn Nappies 54 Pack'],
  ['bag', 'Baby Wipes Unscented 80 Pack'],
  ['box', 'Goat’s Milk Soap 100g'],
  ['bag', 'Low-Carb Bar Berry 40g'],
  ['bag', 'Dark Chocolate 70% 80g'],
  ['bag', 'Hand Wash Refill Mandarin 1L'],
  ['sachet', 'Organic Fruit Pouch Peach 120g'],
  ['bag', 'Joint Chews for Dogs 30 Pack'],
  ['bag', 'Activated Almonds 300g'],
  ['bag', 'Gluten-Free Flour 1kg'],
  ['jar', 'Stage 1 Infant Formula 900g'],
  ['device', 'Monthly Pill Organiser Clear'],
  ['device', 'Fit Ball Charcoal'],
  ['device', 'Foam Roller Charcoal'],
  ['device', 'Five-Blade Razor'],
];

describe('the form of a pack', () => {
  it('is its own for each kind of product, of which there are more than 30 [look-10]', () => {
    const forms = KINDS.map(([shape, name]) => formOf(shape, packText('Tidewell', name)));
    expect(new Set(forms).size).toBe(KINDS.length);
    expect(KINDS.length).toBeGreaterThan(30);
  });

  it('is drawn whole from both sides', () => {
    for (const [shape, sublabel] of KINDS) {
      const packshot = { shape, palette: paletteNumber(3, 2, 1), label: 'Tidewell', sublabel };
      const print = { txt_directions: 'Daily.', txt_ingredients: 'Zinc.', attributes: [] };
      for (const view of ['front', 'back', 'scene'] as const) {
        const svg = drawPackshot({ _id: 7, code: '1', name: sublabel, packshot, ...print }, view);
        expect(svg, sublabel).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.match(/id="l"/g)?.length ?? 0, sublabel).toBeLessThan(2);
      }
    }
  });

  it('is not taken from a flavour: protein that tastes of dark chocolate is no chocolate', () => {
    const flavoured = packText('Bowerlift', 'Iso Whey Protein Isolate Dark Chocolate 1kg');
    expect(formOf('bag', flavoured)).toBe(formOf('bag', packText('Bowerlift', 'Mass Gainer Banana 1kg')));
  });
});

describe('a maker', () => {
  it.each([
    { _id: 3, name: 'Verrin' },
    { _id: 57, name: 'Somebody New' },
  ])('has the same colours on packs, wordmark and banner [look-10]: $name', (maker) => {
    const { base, layout } = identityOf(maker);
    const { accent, cap, body, ink } = PALETTES[base] ?? {};
    const packshot = {
      shape: 'tube' as const,
      palette: paletteNumber(base, 0, layout),
      label: maker.name,
      sublabel: 'Balm 50mL',
    };
    const print = { txt_directions: '', txt_ingredients: '', attributes: [] };
    const pack = drawPackshot({ _id: 1, code: '1', name: 'Balm', packshot, ...print }, 'front');
    const banner = drawScene(`brand-skin-${base}-${layout}`) ?? '';
    for (const drawing of [pack, banner]) expect(drawing).toContain(String(accent));
    expect([cap, body, ink].some((colour) => colour && drawBrand(maker).includes(colour))).toBe(true);
  });

  it('has a banner for palettes and arrangements that exist alone', () => {
    for (const name of ['brand-skin-99-0', 'brand-skin-0-9', 'brand-nothing-0-0']) {
      expect(drawScene(name)).toBeNull();
    }
  });
});
