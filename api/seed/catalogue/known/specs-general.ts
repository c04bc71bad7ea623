import type { KnownSpec } from './types';

const magnesium = {
  brand: 'tidewell',
  cat: 'magnesium',
  trade: 'vitamin',
  shape: 'bottle',
  group: 'known/magnesium',
  flags: { can_autodeliver: true },
  description: [
    'A gentle, well-absorbed magnesium for tired legs, tight shoulders and nights that take a while to settle.',
    'Each capsule gives 500 mg of magnesium glycinate, a form bound to the amino acid glycine that is kind to the stomach. Magnesium supports healthy muscle function, the nervous system and energy production. Take it after dinner; most people notice a difference within a fortnight.',
    'Tidewell blends and bottles in Geelong and publishes the test result of every batch.',
  ],
  directions:
    'Adults: take 1 to 2 capsules with water after the evening meal, or as your health professional advises.',
  ingredients:
    'Each capsule contains: magnesium glycinate dihydrate 500 mg (equivalent to magnesium 57 mg). Also contains: hypromellose (vegetable capsule), rice bran, silica.',
  storage: 'Store below 25°C in a dry place, away from direct sunlight.',
  warnings:
    'Always read the label and follow the directions for use. Talk to your doctor first if you have kidney disease. High doses can have a laxative effect.',
  keys: ['Magnesium glycinate', 'Glycine'],
  badges: ['Vegan', 'Gluten free', 'Dairy free', 'Third-party tested'],
  advice:
    'Glycinate is the form I suggest when magnesium has upset someone’s stomach before. Keep it two hours apart from antibiotics and thyroid tablets.',
} as const;

const isoWhey = {
  brand: 'bowerlift',
  cat: 'protein-powder',
  trade: 'sport',
  shape: 'bag',
  group: 'known/iso-whey',
  flags: { can_autodeliver: true, gst_free: true },
  description: [
    'Cold-filtered whey isolate with 27 g of protein in a scoop and very little else.',
    'It mixes with a fork, sits lightly before an early session and has less than a gram of sugar per serve. Bowerlift blends it in Moorabbin, in batches small enough to taste.',
  ],
  directions: 'Mix one 30 g scoop with 250 mL of cold water or milk after training, or at any time of day.',
  ingredients:
    'Whey protein isolate (milk), natural flavour, sunflower lecithin, sea salt, sweetener (steviol glycosides).',
  storage: 'Store in a cool, dry place. Use within 90 days of opening.',
  warnings: 'Contains milk. Formulated supplementary sports food: not a sole source of nutrition.',
  keys: ['Whey protein isolate', 'Leucine'],
  badges: ['27 g protein', 'Batch tested', 'Gluten free'],
} as const;

const lipBalm = {
  brand: 'petalune',
  cat: 'lip-care',
  trade: 'skin',
  shape: 'tube',
  price: 1495,
  rrp: 1795,
  group: 'known/lip-balm',
  description: [
    'A balm first and a colour second: shea butter and jojoba with a wash of mineral tint.',
    'It softens dry lips within a day or two and leaves a stain that survives a coffee. Swipe it on without a mirror.',
  ],
  directions: 'Apply whenever lips feel dry.',
  ingredients:
    'Ricinus communis seed oil, butyrospermum parkii butter, candelilla wax, simmondsia chinensis seed oil, tocopherol, mica, iron oxides.',
  storage: 'Store below 30°C.',
  warnings: 'For external use only.',
  keys: ['Shea butter', 'Jojoba'],
  badges: ['Vegan', 'Cruelty free'],
} as const;

const turmeric = {
  brand: 'yarrabend-naturals',
  cat: 'turmeric',
  trade: 'vitamin',
  group: 'known/turmeric',
  flags: { can_autodeliver: true },
  description: [
    'Turmeric the way our pharmacists suggest taking it: with black pepper, and with food.',
    'Piperine from the pepper helps your body take up curcumin, the yellow compound that turmeric is valued for. Traditionally used to relieve mild joint aches and to settle digestion.',
  ],
  directions: 'Adults: take one serve with a main meal, once or twice a day.',
  ingredients:
    'Each serve contains: Curcuma longa rhizome dry concentrate equivalent to dry 3,000 mg; Piper nigrum fruit equivalent to dry 10 mg.',
  storage: 'Store below 25°C.',
  warnings:
    'Always read the label and follow the directions for use. In rare cases turmeric may harm the liver: stop and see a doctor if your skin or eyes turn yellow.',
  keys: ['Turmeric', 'Black pepper'],
  badges: ['Vegan', 'Gluten free'],
} as const;

const handWash = {
  brand: 'sudsmith',
  cat: 'hand-wash',
  trade: 'body',
  shape: 'pump',
  price: 695,
  multi: { 3: 595 },
  group: 'known/hand-wash',
  flags: { can_autodeliver: true },
  promotions: ['mix-and-match-body'],
  description: [
    'Soap-free hand wash that leaves hands clean rather than squeaky.',
    'Plant surfactants and a little glycerine cope with garlic, paint and garden soil. The pump is refillable; the refill is a litre.',
  ],
  directions: 'Lather with wet hands for twenty seconds, then rinse.',
  ingredients: 'Water, sodium coco-sulfate, coco-glucoside, glycerine, citric acid, leaf oils.',
  storage: 'Store below 30°C.',
  warnings: 'Avoid contact with eyes.',
  keys: ['Coco-glucoside', 'Glycerine'],
  badges: ['Refillable', 'Vegan'],
} as const;

const colour = (shade: string): KnownSpec => ({
  ...lipBalm,
  description: [...lipBalm.description, `Shown in ${shade.toLowerCase()}.`],
  keys: [...lipBalm.keys],
  badges: [...lipBalm.badges],
  name: `Petalune Tinted Lip Balm ${shade} 4g`,
  axes: { colour: shade },
  option: shade,
});

const whey = (flavour: string, size: '1kg' | '2kg', price: number): KnownSpec => ({
  ...isoWhey,
  description: [...isoWhey.description],
  keys: [...isoWhey.keys],
  badges: [...isoWhey.badges],
  name: `Bowerlift Iso Whey Protein Isolate ${flavour} ${size}`,
  price,
  rrp: price + 1000,
  axes: { flavour, size },
  option: flavour,
});

const soap = (fragrance: string): KnownSpec => ({
  ...handWash,
  promotions: [...handWash.promotions],
  description: [...handWash.description],
  keys: [...handWash.keys],
  badges: [...handWash.badges],
  name: `Sudsmith Hand Wash ${fragrance} 500mL`,
  axes: { fragrance },
  option: fragrance,
});

const tidewell = (count: number, price: number, rrp: number): KnownSpec => ({
  ...magnesium,
  description: [...magnesium.description],
  keys: [...magnesium.keys],
  badges: [...magnesium.badges],
  name: `Tidewell Magnesium Glycinate 500mg ${count} Capsules`,
  price,
  rrp,
  axes: { size: `${count} Capsules` },
});

const yarrabend = (
  kind: 'Capsules' | 'Tablets' | 'Powder',
  amount: string,
  shape: 'bottle' | 'jar',
  price: number,
): KnownSpec => ({
  ...turmeric,
  description: [...turmeric.description],
  keys: [...turmeric.keys],
  badges: [...turmeric.badges],
  name: `Yarrabend Naturals Turmeric with Black Pepper ${kind === 'Powder' ? `Powder ${amount}` : `${amount} ${kind}`}`,
  shape,
  price,
  axes: { format: kind },
});

/** Groups of variants of all kinds, in a fixed order that determines their ids. */
export const VARIANT_SPECS: readonly KnownSpec[] = [
  { ...tidewell(120, 3495, 4299), key: 'magnesium', popularity: 1, stock: 640 },
  { ...tidewell(60, 1995, 2499), key: 'magnesiumSmall', popularity: 0.93 },
  { ...tidewell(240, 5995, 7499), key: 'magnesiumLarge', popularity: 0.9 },
  { ...whey('Vanilla Bean', '1kg', 5995), key: 'variants', popularity: 0.96 },
  { ...whey('Dark Chocolate', '1kg', 5995), key: 'variantFlavour', popularity: 0.94 },
  { ...whey('Iced Coffee', '1kg', 5995), stock: 0, popularity: 0.8 },
  { ...whey('Vanilla Bean', '2kg', 10495), key: 'variantSize', popularity: 0.85 },
  { ...whey('Dark Chocolate', '2kg', 10495), popularity: 0.84 },
  { ...colour('Rosewood'), key: 'variantColour', popularity: 0.88 },
  ...['Wild Fig', 'Bare Peach', 'Brick', 'Mulberry'].map(colour),
  { ...yarrabend('Capsules', '60', 'bottle', 2249), key: 'variantFormat', popularity: 0.82 },
  yarrabend('Tablets', '100', 'bottle', 2495),
  yarrabend('Powder', '200g', 'jar', 1895),
  { ...soap('Lemon Myrtle'), key: 'variantFragrance', popularity: 0.86 },
  ...['Fig Leaf', 'Unscented', 'Sea Mineral'].map(soap),
];
