import { colours } from '@saltbush/contract';
import { paletteNumber } from './palettes';
import type { PropName } from './props';
import {
  BABYWASH,
  BALM,
  COLDFLU,
  CREAM,
  FLUID,
  MAGNESIUM,
  made,
  NAPPIES,
  OMEGA,
  of,
  P,
  RINSE,
  SERUM,
  SHAKE,
  SLEEP,
  SUNKIDS,
  SYRUP,
  TOOTHPASTE,
  WASH,
  WHEY,
} from './scene-packs';
import type { PackSpec } from './scene-parts';
import type { StageName } from './scene-stages';
import type { Placed, Scene } from './scene-types';

const LIME = colours.lime;
const CORAL = '#e0664c';
const SUN = '#f6b93b';

/** A promotional card: 640 by 400, its subject at the right so that words fit at the left. */
function card(
  title: string,
  stage: StageName,
  packs: readonly PackSpec[],
  things: readonly [PropName, PropName],
  touch: string = LIME,
): Scene {
  const [first, second, third] = packs;
  const row: Placed[] = [];
  if (third) row.push({ pack: third, x: 340, size: 220 });
  if (first) row.push({ pack: first, x: 455, size: 270, lift: 34 });
  if (second)
    row.push(
      second.shape === 'blister' ? { pack: second, x: 548, size: 190 } : { pack: second, x: 562, size: 225 },
    );
  return {
    title,
    width: 640,
    height: 400,
    stage,
    sun: [456, 180, 150],
    behind: [{ name: things[0], x: 270, y: 90, size: 96, turn: -12 }],
    packs: row,
    front: [{ name: things[1], x: 372, y: 292, size: 66, turn: 10, touch }],
  };
}

const HERO: Scene = {
  title: 'Vitamins, skin care and medicines on a bright morning shelf',
  width: 1000,
  height: 720,
  stage: 'morning',
  sun: [560, 300, 250],
  behind: [
    { name: 'sprig', x: 96, y: 210, size: 230, turn: -14 },
    { name: 'leaf', x: 830, y: 250, size: 170, turn: 24 },
    { name: 'sprig', x: 742, y: 130, size: 150, turn: 18, touch: '#7fb38f' },
  ],
  packs: [
    { pack: SERUM, x: 112, size: 330 },
    { pack: FLUID, x: 878, size: 370 },
    { pack: MAGNESIUM, x: 282, size: 440, lift: 46 },
    { pack: CREAM, x: 692, size: 430, lift: 70 },
    { pack: OMEGA, x: 490, size: 410 },
    { pack: BALM, x: 600, size: 220, lift: -26 },
  ],
  front: [
    { name: 'citrus', x: 168, y: 590, size: 100, touch: SUN },
    { name: 'citrus', x: 40, y: 606, size: 84, turn: 30, touch: '#f28c28' },
    { name: 'capsule', x: 372, y: 620, size: 62, touch: CORAL },
    { name: 'tablets', x: 716, y: 628, size: 66 },
    { name: 'leaf', x: 884, y: 604, size: 96, turn: 60 },
  ],
};

const TELEHEALTH: Scene = {
  title: 'A doctor on a telephone screen beside a cup of tea',
  width: 900,
  height: 600,
  stage: 'plum',
  sun: [450, 280, 220],
  behind: [
    { name: 'sprig', x: 120, y: 190, size: 190, turn: -10, touch: '#7fae8f' },
    { name: 'leaf', x: 690, y: 230, size: 140, turn: 20, touch: '#7fae8f' },
  ],
  packs: [],
  screen: [450, 500, 760],
  front: [
    { name: 'cup', x: 130, y: 430, size: 120, touch: '#c069b1' },
    { name: 'script', x: 700, y: 420, size: 120, turn: 8 },
  ],
};

const BANNER_BARRIER: Scene = {
  title: 'Wash, cream and balm of the Barrier+ range',
  width: 1000,
  height: 320,
  stage: 'morning',
  sun: [700, 150, 150],
  behind: [
    { name: 'sprig', x: 430, y: 70, size: 150, turn: -10 },
    { name: 'leaf', x: 860, y: 90, size: 110, turn: 20 },
  ],
  packs: [
    { pack: WASH, x: 590, size: 220 },
    { pack: CREAM, x: 700, size: 240, lift: 22 },
    { pack: made('jar', 'Verrin', 'Barrier+ Rescue Balm 50mL'), x: 830, size: 190 },
  ],
  front: [{ name: 'drop', x: 740, y: 248, size: 46 }],
};

const MOBILE_PROMO: Scene = {
  title: 'Fish, krill and plant oils',
  width: 720,
  height: 300,
  stage: 'sky',
  sun: [520, 140, 130],
  behind: [{ name: 'wave', x: 330, y: 150, size: 120 }],
  packs: [
    { pack: OMEGA, x: 520, size: 220, lift: 18 },
    {
      pack: made('bottle', 'Krillhaven', 'Antarctic Krill Oil 500mg 60 Soft Capsules'),
      x: 640,
      size: 180,
    },
  ],
  front: [{ name: 'fish', x: 390, y: 200, size: 84, touch: SUN }],
};

const AUTODELIVERY_DRAWER: Scene = {
  title: 'Everyday things by the front door, delivered again',
  width: 1120,
  height: 640,
  stage: 'morning',
  sun: [650, 300, 240],
  behind: [
    { name: 'sprig', x: 90, y: 150, size: 210, turn: -14 },
    { name: 'leaf', x: 920, y: 170, size: 170, turn: 24 },
    { name: 'parcel', x: 130, y: 350, size: 250 },
  ],
  packs: [
    { pack: TOOTHPASTE, x: 856, size: 310 },
    { pack: CREAM, x: 436, size: 340 },
    { pack: MAGNESIUM, x: 650, size: 390, lift: 60 },
  ],
  front: [
    { name: 'capsule', x: 936, y: 540, size: 60, touch: CORAL },
    { name: 'citrus', x: 740, y: 540, size: 84, touch: SUN },
    { name: 'leaf', x: 1006, y: 520, size: 90, turn: 60 },
  ],
};

/** A wide band for a maker's page, by its trade. */
function brandBand(
  title: string,
  stage: StageName,
  packs: readonly PackSpec[],
  things: readonly PropName[],
): Scene {
  return {
    title,
    width: 1200,
    height: 320,
    stage,
    sun: [820, 150, 160],
    behind: things
      .slice(0, 2)
      .map((name, index) => ({ name, x: 470 + index * 560, y: 80, size: 130, turn: index ? 16 : -12 })),
    packs: packs.map((item, index) => ({
      pack: item,
      x: 680 + index * 130,
      size: 230,
      lift: index === 1 ? 24 : 0,
    })),
    front: things.slice(2, 3).map((name) => ({ name, x: 740, y: 250, size: 52, touch: LIME })),
  };
}

/** Packs without a maker's name: a band is drawn in the colours of the maker whose page it is on. */
const plain = (shape: PackSpec['shape'], palette: number, words: string) => of(shape, palette, ' ', words);

const BANDS: Record<string, Scene> = {
  vitamin: brandBand(
    'Vitamins',
    'morning',
    [plain('bottle', P(7, 1), 'Daily'), plain('jar', P(6, 2), 'Powder'), plain('bottle', P(1, 4), 'Herbs')],
    ['sprig', 'leaf', 'capsule'],
  ),
  practitioner: brandBand(
    'Practitioner formulas',
    'plum',
    [
      plain('bottle', P(4, 4), 'Formula'),
      plain('jar', P(13, 3), 'Support'),
      plain('bottle', P(1, 0), 'Extract 200mL'),
    ],
    ['sprig', 'flask', 'leaf'],
  ),
  otc: brandBand(
    'Pharmacy medicines',
    'sky',
    [
      plain('blister', P(17, 2), 'Relief'),
      plain('box', P(2, 0), 'Care'),
      plain('bottle', P(16, 1), 'Syrup 200mL'),
    ],
    ['leaf', 'shield', 'tablets'],
  ),
  generic: brandBand(
    'Prescription medicines',
    'sky',
    [
      plain('blister', P(17, 5), 'Tablets'),
      plain('box', P(23, 0), 'Medicine'),
      plain('bottle', P(2, 4), 'Capsules'),
    ],
    ['script', 'heart', 'tablets'],
  ),
  skin: brandBand(
    'Skin care',
    'blush',
    [
      plain('pump', P(8, 4), 'Cream'),
      plain('bottle', P(22, 3), 'Serum 30mL'),
      plain('jar', P(3, 0), 'Balm 50mL'),
    ],
    ['sprig', 'flower', 'drop'],
  ),
  makeup: brandBand(
    'Make-up',
    'blush',
    [
      plain('tube', P(18, 4), 'Lipstick'),
      plain('pump', P(20, 1), 'Tint'),
      plain('jar', P(8, 2), 'Blush 10g'),
    ],
    ['lipstick', 'flower', 'flower'],
  ),
  fragrance: brandBand(
    'Fragrance',
    'ember',
    [
      plain('jar', P(20, 4), 'Candle 200g'),
      plain('bottle', P(1, 3), 'Oil 10mL'),
      plain('pump', P(14, 0), 'Mist'),
    ],
    ['candle', 'sprig', 'leaf'],
  ),
  hair: brandBand(
    'Hair care',
    'sand',
    [
      plain('bottle', P(15, 2), 'Shampoo 350mL'),
      plain('bottle', P(21, 1), 'Conditioner 350mL'),
      plain('jar', P(19, 0), 'Mask 100g'),
    ],
    ['comb', 'sprig', 'drop'],
  ),
  dental: brandBand(
    'Dental care',
    'sky',
    [
      plain('tube', P(17, 2), 'Paste'),
      plain('bottle', P(6, 3), 'Rinse 500mL'),
      plain('tube', P(2, 1), 'White'),
    ],
    ['tooth', 'brush', 'leaf'],
  ),
  body: brandBand(
    'Personal care',
    'leaf',
    [
      plain('pump', P(22, 2), 'Wash'),
      plain('bottle', P(19, 3), 'Soak 400mL'),
      plain('tube', P(10, 1), 'Cream'),
    ],
    ['soap', 'sprig', 'drop'],
  ),
  baby: brandBand(
    'Baby care',
    'sky',
    [plain('bag', P(0, 2), 'Nappies'), plain('pump', P(13, 3), 'Wash'), plain('tube', P(7, 0), 'Balm')],
    ['duck', 'heart', 'duck'],
  ),
  intimate: brandBand(
    'Sexual health',
    'plum',
    [plain('box', P(4, 2), 'Thin'), plain('pump', P(8, 1), 'Glide'), plain('box', P(13, 0), 'Test')],
    ['heart', 'flower', 'drop'],
  ),
  sport: brandBand(
    'Sports nutrition',
    'night',
    [
      plain('bag', P(9, 3), 'Protein'),
      plain('jar', P(21, 2), 'Creatine 300g'),
      plain('tube', P(15, 1), 'Hydrate 20 Effervescent Tablets'),
    ],
    ['dumbbell', 'flask', 'drop'],
  ),
  weight: brandBand(
    'Weight management',
    'leaf',
    [plain('box', P(19, 0), 'Shake'), plain('jar', P(22, 3), 'Fibre 300g'), plain('box', P(6, 2), 'Soup')],
    ['scale', 'leaf', 'leaf'],
  ),
  food: brandBand(
    'Health foods',
    'ember',
    [plain('bag', P(14, 4), 'Seeds'), plain('jar', P(1, 1), 'Honey 380g'), plain('box', P(10, 3), 'Tea')],
    ['grain', 'honey', 'berries'],
  ),
  device: brandBand(
    'Home health',
    'sky',
    [
      plain('device', P(17, 1), 'Monitor'),
      plain('device', P(2, 2), 'Thermometer'),
      plain('device', P(6, 0), 'Organiser'),
    ],
    ['heart', 'leaf', 'heart'],
  ),
  firstaid: brandBand(
    'First aid',
    'ember',
    [
      plain('box', P(16, 0), 'Plasters'),
      plain('tube', P(12, 1), 'Cream'),
      plain('bottle', P(2, 2), 'Antiseptic 200mL'),
    ],
    ['cross', 'plaster', 'plaster'],
  ),
  pet: brandBand(
    'Pet care',
    'sand',
    [
      plain('bag', P(14, 2), 'Chews'),
      plain('bottle', P(19, 1), 'Shampoo 250mL'),
      plain('box', P(3, 0), 'Spot-on'),
    ],
    ['paw', 'bone', 'paw'],
  ),
  book: brandBand(
    'Books',
    'night',
    [plain('book', P(3, 1), 'Rest'), plain('book', P(15, 3), 'Move'), plain('book', P(7, 0), 'Eat')],
    ['cup', 'sprig', 'leaf'],
  ),
  service: TELEHEALTH,
};

/** Every composition by its name. */
export const SCENES: Record<string, Scene> = {
  'hero-morning': HERO,
  'telehealth-band': TELEHEALTH,
  'banner-barrier': BANNER_BARRIER,
  'mobile-promo': MOBILE_PROMO,
  'promo-sun': card('Sunscreens in the sun', 'sand', [FLUID, SUNKIDS], ['wave', 'sun'], SUN),
  'promo-skin': card('Skin care', 'blush', [CREAM, BALM, SERUM], ['sprig', 'flower'], CORAL),
  'promo-dental': card('Toothpaste and mouthwash', 'sky', [RINSE, TOOTHPASTE], ['tooth', 'brush'], CORAL),
  'promo-sleep': card(
    'Magnesium and sleep tablets by night',
    'night',
    [SLEEP, MAGNESIUM],
    ['moon', 'capsule'],
    SUN,
  ),
  'promo-omega': card('Fish oil', 'sky', [OMEGA], ['wave', 'fish'], SUN),
  'promo-winter': card('Cold and flu relief', 'ember', [SYRUP, COLDFLU], ['cup', 'citrus'], SUN),
  'promo-baby': card('Nappies and baby wash', 'sky', [NAPPIES, BABYWASH], ['duck', 'heart'], SUN),
  'promo-sport': card('Protein powder', 'leaf', [WHEY], ['dumbbell', 'flask'], CORAL),
  'promo-doctor': {
    ...card('A doctor on a screen', 'plum', [], ['sprig', 'stethoscope'], '#c069b1'),
    packs: [],
    screen: [462, 352, 480],
    front: [{ name: 'cup', x: 300, y: 290, size: 78, touch: '#c069b1' }],
  },
  'promo-weight': card('Program shakes and scales', 'leaf', [SHAKE], ['leaf', 'scale'], CORAL),
  'autodelivery-drawer': AUTODELIVERY_DRAWER,
  autodelivery: card(
    'Everyday things, delivered again',
    'morning',
    [MAGNESIUM, TOOTHPASTE, NAPPIES],
    ['sprig', 'leaf'],
  ),
};

for (const [trade, band] of Object.entries(BANDS)) SCENES[`brand-${trade}`] = band;

/** The band of a trade with the packs of one maker; null for a trade that has none. */
export function bandOf(trade: string, base: number, layout: number): Scene | null {
  const band = Object.hasOwn(BANDS, trade) ? BANDS[trade] : undefined;
  if (!band) return null;
  const accents = [0, 3, 9];
  const packs = band.packs.map((placed, index) => ({
    ...placed,
    pack: { ...placed.pack, palette: paletteNumber(base, accents[index] ?? 0, layout) },
  }));
  return { ...band, packs };
}
