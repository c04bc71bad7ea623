import { DEFS } from './packs/shade';
import { doctorOnScreen } from './packs/special';
import { paletteNumber } from './palettes';
import { type PropName, prop } from './props';
import { type PackSpec, plinth, standing } from './scene-parts';
import { picture } from './svg';

const P = (base: number, layout: number, accent = 0) => paletteNumber(base, accent, layout);

const of = (shape: PackSpec['shape'], palette: number, label: string, sublabel: string): PackSpec => ({
  shape,
  palette,
  label,
  sublabel,
});

const MAGNESIUM = of('bottle', P(7, 1), 'Tidewell', 'Magnesium Glycinate 500mg 120 Capsules');
const FLUID = of('tube', P(11, 2), 'Kaia Coast', 'Reef SPF50+ Face Fluid 75mL');
const CREAM = of('pump', P(6, 0), 'Verrin', 'Barrier+ Ceramide Cream 250mL');
const BALM = of('jar', P(8, 4), 'Larkspur Lane', 'Velvet Night Balm 50mL');
const OMEGA = of('bottle', P(2, 2), 'Pelican Bay Omega', 'Odourless Fish Oil 1000mg 400 Soft Capsules');
const SERUM = of('bottle', P(1, 4), 'Ardentine', 'Vitamin C Serum 30mL');
const TOOTHPASTE = of('tube', P(17, 2), 'Molarity', 'Enamel Toothpaste 110g');
const RINSE = of('bottle', P(22, 3), 'Gumleaf Dental', 'River Mint Mouthwash 500mL');
const WHEY = of('bag', P(9, 3), 'Bowerlift', 'Iso Whey Protein Isolate Vanilla Bean 1kg');
const SYRUP = of('bottle', P(18, 0), 'Brackenridge', 'Chesty Cough Syrup 200mL');
const COLDFLU = of('blister', P(12, 2), 'Brackenridge', 'Day & Night Cold & Flu 24 Tablets');
const NAPPIES = of('bag', P(0, 2), 'Bumblewood', 'Newborn Nappies 54 Pack');
const BABYWASH = of('pump', P(13, 3), 'Little Koel', 'Gentle Bath & Hair Wash 400mL');
const SHAKE = of('box', P(19, 0), 'Slimwell', 'Plan Shake Dutch Chocolate 14 Sachets');
const SUNKIDS = of('pump', P(7, 2), 'Sunderry', 'Kids SPF50+ Sunscreen 500mL');
const SLEEP = of('bottle', P(23, 3), 'Restmere', 'Sleep & Settle 60 Tablets');
const WASH = of('bottle', P(6, 2), 'Verrin', 'Barrier+ Gentle Wash 250mL');

/** Colours of a stage: wall, arch or sun on it, floor, plinth light and dark, and two for leaves and props. */
interface Stage {
  wall: string;
  shape: string;
  floor: string;
  light: string;
  dark: string;
  prop: string;
  shade: string;
}

const STAGES = {
  morning: {
    wall: '#e6f2ea',
    shape: '#f7e3b0',
    floor: '#cfe5d8',
    light: '#fffaf0',
    dark: '#e3d7bd',
    prop: '#2f8f74',
    shade: '#0f5a4a',
  },
  sand: {
    wall: '#faf0dd',
    shape: '#f6cf7d',
    floor: '#f1dcb4',
    light: '#fffaf0',
    dark: '#e3c998',
    prop: '#3f9d86',
    shade: '#1f6f5c',
  },
  sky: {
    wall: '#dff0f8',
    shape: '#fff2c6',
    floor: '#bcdff0',
    light: '#ffffff',
    dark: '#a5cfe4',
    prop: '#2f86b5',
    shade: '#1b5a8a',
  },
  blush: {
    wall: '#fdeae8',
    shape: '#f8cfc6',
    floor: '#f6d9d2',
    light: '#fff8f4',
    dark: '#e9bdb1',
    prop: '#7fae8f',
    shade: '#4d7a5e',
  },
  night: {
    wall: '#dcdff3',
    shape: '#f6eecb',
    floor: '#bfc5e6',
    light: '#f3f4fc',
    dark: '#a7aedb',
    prop: '#6d75c0',
    shade: '#3b4290',
  },
  plum: {
    wall: '#f4e4f1',
    shape: '#e8cbe3',
    floor: '#e3c4dd',
    light: '#fcf4fa',
    dark: '#cda6c6',
    prop: '#8e4a85',
    shade: '#4a1e45',
  },
  leaf: {
    wall: '#edf3dc',
    shape: '#d8e6a6',
    floor: '#dbe6bb',
    light: '#fbfdf2',
    dark: '#c0cf93',
    prop: '#6f9a3a',
    shade: '#3d5f1f',
  },
  ember: {
    wall: '#fdebdd',
    shape: '#f7c49b',
    floor: '#f6d6bb',
    light: '#fff7ef',
    dark: '#e5b48f',
    prop: '#d2693c',
    shade: '#7d3314',
  },
} as const satisfies Record<string, Stage>;

type StageName = keyof typeof STAGES;

interface Placed {
  pack: PackSpec;
  x: number;
  size: number;
  /** Height of a plinth under it; none without. */
  lift?: number;
}

interface Thing {
  name: PropName;
  x: number;
  y: number;
  size: number;
  turn?: number;
  /** Drawn in a lime or coral touch instead of the stage's colour. */
  touch?: string;
}

interface Scene {
  title: string;
  width: number;
  height: number;
  stage: StageName;
  /** Centre and radius of the sun or arch. */
  sun: readonly [x: number, y: number, radius: number];
  behind: readonly Thing[];
  packs: readonly Placed[];
  front: readonly Thing[];
  /** A laptop with a doctor: middle, bottom and the side of its square of 360. */
  screen?: readonly [middle: number, bottom: number, size: number];
}

function thing({ name, x, y, size, turn = 0, touch }: Thing, stage: Stage): string {
  const main = touch ?? stage.prop;
  return prop(name, x, y, size, { main, dark: stage.shade, light: stage.light }, turn);
}

function placed({ pack, x, size, lift = 0 }: Placed, baseline: number, stage: Stage): string {
  const foot = lift > 0 ? plinth(x, baseline - lift, size * 0.78, lift, stage.light, stage.dark) : '';
  return foot + standing(pack, x, baseline - lift + (lift > 0 ? 4 : 0), size);
}

function doctor([middle, bottom, size]: NonNullable<Scene['screen']>): string {
  const scale = size / 360;
  return `<g transform="translate(${Math.round(middle - 180 * scale)} ${Math.round(bottom - 226 * scale)}) scale(${scale.toFixed(2)})">${doctorOnScreen('stethoscope')}</g>`;
}

function render(scene: Scene): string {
  const { width, height } = scene;
  const stage: Stage = STAGES[scene.stage];
  const [sunX, sunY, radius] = scene.sun;
  const floor = Math.round(height * 0.8);
  const baseline = Math.round(height * 0.9);
  const hills = `<path d="M0 ${floor - 20}q${width * 0.2} -${height * 0.12} ${width * 0.42} -${height * 0.02}t${width * 0.58} -${height * 0.03}V${height}H0z" fill="${stage.floor}" opacity=".55"/>`;
  return picture(
    width,
    height,
    scene.title,
    `${DEFS}<path d="M0 0h${width}v${height}H0z" fill="${stage.wall}"/><circle cx="${sunX}" cy="${sunY}" r="${radius}" fill="${stage.shape}"/>${hills}<path d="M0 ${floor}h${width}v${height - floor}H0z" fill="${stage.floor}"/>${scene.behind.map((item) => thing(item, stage)).join('')}${scene.screen ? doctor(scene.screen) : ''}${scene.packs.map((item) => placed(item, baseline, stage)).join('')}${scene.front.map((item) => thing(item, stage)).join('')}`,
  );
}

const LIME = '#c9e265';
const CORAL = '#e0664c';
const SUN = '#f6b93b';

/** A promotional card: 640 by 400, its subject at the right so that words fit at the left. */
function card(
  title: string,
  stage: StageName,
  packs: readonly PackSpec[],
  things: readonly [PropName, PropName],
  touch = LIME,
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
    { pack: OMEGA, x: 490, size: 410, lift: 14 },
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
    { pack: of('jar', P(6, 4), 'Verrin', 'Barrier+ Rescue Balm 50mL'), x: 830, size: 190 },
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
      pack: of('bottle', P(12, 1), 'Krillhaven', 'Antarctic Krill Oil 500mg 60 Soft Capsules'),
      x: 640,
      size: 180,
    },
  ],
  front: [{ name: 'fish', x: 390, y: 200, size: 84, touch: SUN }],
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

/** Packs without a maker's name, for bands that any maker of a trade may use. */
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

const SCENES: Record<string, Scene> = {
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
  autodelivery: card(
    'Everyday things, delivered again',
    'morning',
    [MAGNESIUM, TOOTHPASTE, NAPPIES],
    ['sprig', 'leaf'],
  ),
};

for (const [trade, band] of Object.entries(BANDS)) SCENES[`brand-${trade}`] = band;

/** A composition as an SVG document; null for a name that has none. */
export function drawScene(name: string): string | null {
  const scene = Object.hasOwn(SCENES, name) ? SCENES[name] : undefined;
  return scene ? render(scene) : null;
}

export const SCENE_NAMES = Object.keys(SCENES);
