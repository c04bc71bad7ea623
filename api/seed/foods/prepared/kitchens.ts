import type { FoodDocument } from '../../../src/domains/food-diary';

/** The strength of what is dry: little of it is water, whatever it takes up in cooking. */
export const DRY = 'dry';

/** What a way of preparing a food does to the figures of 100 g of it. */
export interface Preparation {
  /** As it is said after the food's name. */
  label: string;
  /** By how much what is not water gets denser (above 1) or is thinned (below 1). */
  strength: number | typeof DRY;
  /** The part of the food's own fat that is left. */
  fatKept?: number;
  /** The part of the fibre that is left. */
  fibreKept?: number;
  /** What oil, crumbs, syrup or brine add. */
  add?: Partial<Record<'protein' | 'carbohydrate' | 'fat' | 'fibre' | 'sodium', number>>;
  /** Its portions, where those of the food make no sense any more. */
  portions?: FoodDocument['portions'];
}

const BOWL = [{ name: '1/2 cup', grams: 125 }];
const DRY_SERVE = [{ name: '1 serve', grams: 75 }];

export type Kitchen = Readonly<Record<string, Preparation>>;

const CRUMBS = { protein: 2.5, carbohydrate: 14, fat: 9, fibre: 0.8, sodium: 280 };
const BATTER = { protein: 2, carbohydrate: 15, fat: 10, fibre: 0.6, sodium: 300 };

export const MEAT: Kitchen = {
  raw: { label: 'raw', strength: 1 },
  grilled: { label: 'grilled', strength: 1.35, fatKept: 0.8 },
  fried: { label: 'pan-fried', strength: 1.3, fatKept: 0.85, add: { fat: 3 } },
  barbecued: { label: 'barbecued', strength: 1.35, fatKept: 0.85, add: { fat: 1 } },
  roasted: { label: 'roasted', strength: 1.33, fatKept: 0.85 },
  slow: { label: 'slow cooked', strength: 1.4, fatKept: 0.9 },
  poached: { label: 'poached', strength: 1.25, fatKept: 0.95 },
  crumbed: { label: 'crumbed and fried', strength: 0.95, add: CRUMBS },
};

export const FISH: Kitchen = {
  raw: { label: 'raw', strength: 1 },
  grilled: { label: 'grilled', strength: 1.22 },
  baked: { label: 'baked', strength: 1.2 },
  steamed: { label: 'steamed', strength: 1.15 },
  fried: { label: 'pan-fried', strength: 1.2, add: { fat: 3 } },
  battered: { label: 'battered and fried', strength: 0.8, add: BATTER },
  crumbed: { label: 'crumbed and fried', strength: 0.85, add: CRUMBS },
  smoked: { label: 'smoked', strength: 1.15, add: { sodium: 1000 } },
  brine: { label: 'canned in brine, drained', strength: 1.2, add: { sodium: 330 } },
  oil: { label: 'canned in oil, drained', strength: 1.15, add: { fat: 6, sodium: 330 } },
};

export const VEGETABLE: Kitchen = {
  raw: { label: 'raw', strength: 1 },
  boiled: { label: 'boiled', strength: 0.97 },
  steamed: { label: 'steamed', strength: 1 },
  microwaved: { label: 'microwaved', strength: 1.05 },
  roasted: { label: 'roasted with oil', strength: 1.4, add: { fat: 3.5 } },
  fried: { label: 'stir-fried with oil', strength: 1.15, add: { fat: 4 } },
  grilled: { label: 'grilled', strength: 1.25, add: { fat: 1 } },
  mashed: { label: 'mashed with butter', strength: 0.95, add: { fat: 3.5, sodium: 40 }, portions: BOWL },
  frozen: { label: 'frozen, boiled', strength: 0.95 },
  canned: { label: 'canned, drained', strength: 0.9, add: { sodium: 220 } },
  pickled: { label: 'pickled, drained', strength: 0.8, add: { carbohydrate: 4, sodium: 600 } },
};

export const FRUIT: Kitchen = {
  raw: { label: 'raw', strength: 1 },
  frozen: { label: 'frozen', strength: 0.97 },
  stewed: { label: 'stewed, no added sugar', strength: 0.95, portions: BOWL },
  sweetened: { label: 'stewed with sugar', strength: 0.88, add: { carbohydrate: 10 }, portions: BOWL },
  baked: { label: 'baked', strength: 1.2 },
  juice: {
    label: 'canned in juice',
    strength: 0.85,
    fibreKept: 0.8,
    add: { carbohydrate: 2.5, sodium: 2 },
    portions: BOWL,
  },
  syrup: {
    label: 'canned in syrup',
    strength: 0.8,
    fibreKept: 0.8,
    add: { carbohydrate: 10, sodium: 3 },
    portions: BOWL,
  },
  puree: { label: 'pureed', strength: 0.98, portions: BOWL },
};

export const LEGUME: Kitchen = {
  dry: { label: 'dried, uncooked', strength: DRY, portions: DRY_SERVE },
  boiled: { label: 'boiled from dried', strength: 1 },
  canned: { label: 'canned, drained', strength: 0.92, add: { sodium: 220 } },
  unsalted: { label: 'canned, no added salt, drained', strength: 0.92, add: { sodium: 6 } },
  soup: {
    label: 'in soup',
    strength: 0.35,
    add: { fat: 0.6, sodium: 260 },
    portions: [{ name: '1 bowl', grams: 300 }],
  },
};

export const NUT: Kitchen = {
  raw: { label: 'raw', strength: 1 },
  roasted: { label: 'dry roasted', strength: 1.01 },
  salted: { label: 'roasted and salted', strength: 1, add: { sodium: 320 } },
  honey: { label: 'honey roasted', strength: 0.82, add: { carbohydrate: 16, sodium: 180 } },
};

export const BREAD: Kitchen = {
  fresh: { label: 'fresh', strength: 1 },
  toasted: { label: 'toasted', strength: 1.12 },
  buttered: { label: 'with butter', strength: 0.9, add: { fat: 8, sodium: 60 } },
  toastButter: { label: 'toasted, with butter', strength: 1, add: { fat: 8, sodium: 60 } },
};

export const GRAIN: Kitchen = {
  dry: { label: 'dry, uncooked', strength: DRY, portions: DRY_SERVE },
  cooked: { label: 'boiled', strength: 1 },
  fried: { label: 'boiled, then fried in oil', strength: 1, add: { fat: 4, sodium: 120 } },
};
