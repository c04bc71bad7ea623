import type { Trade } from '../types';

/** Default texts and habits of a trade; a concept's own text takes precedence. */
export interface TradeTexts {
  directions: string;
  storage: string;
  warnings: string;
  /** Closing paragraphs; `{brand}` and `{name}` are filled in. */
  closers: readonly string[];
  /** Share of lines available on AutoDelivery. */
  autodeliver: number;
  /** Share of lines sold cheaper in twos, threes or fours. */
  multibuy: number;
  badges: readonly string[];
}

const supplement: TradeTexts = {
  directions: 'Adults: take one with food, daily, or as your health professional advises.',
  storage: 'Store below 25°C in a dry place, away from direct sunlight. Do not use if the seal is broken.',
  warnings:
    'Always read the label and follow the directions for use. Supplements should not replace a balanced diet. If symptoms persist, worsen or change unexpectedly, talk to your health professional.',
  closers: [
    '{voice}',
    'Not sure how it fits with what you already take? Our pharmacists are happy to check for you.',
    'Take it at the same time each day; habit does most of the work.',
    '{voice} Made in Australia from local and imported ingredients.',
    '{brand} makes it without gluten, dairy or artificial colours.',
    '',
  ],
  autodeliver: 0.75,
  multibuy: 0.1,
  badges: ['Gluten free', 'Dairy free', 'Vegan', 'No added sugar', 'Non-GMO', 'No artificial colours'],
};

const beauty: TradeTexts = {
  directions: 'Apply to clean skin and let it sink in.',
  storage: 'Store below 30°C.',
  warnings: 'For external use only. Patch test first. Stop using it if irritation occurs.',
  closers: [
    '{voice}',
    'Try it on the inside of your wrist first if your skin is easily upset.',
    'Cruelty free, and made without microplastics. {voice}',
    '',
  ],
  autodeliver: 0.5,
  multibuy: 0.06,
  badges: [
    'Cruelty free',
    'Vegan',
    'Fragrance free',
    'Australian made',
    'Dermatologist tested',
    'Recyclable pack',
  ],
};

const medicine: TradeTexts = {
  directions: 'Use only as directed on the pack.',
  storage: 'Store below 25°C. Keep out of reach of children.',
  warnings:
    'Always read the label and follow the directions for use. Do not take with other medicines containing the same active ingredient. If symptoms persist, talk to your health professional.',
  closers: [
    '{voice}',
    'Questions about this medicine? Call our pharmacists, seven days a week.',
    '',
    'Tell us about your other medicines at checkout and a pharmacist will check for interactions.',
  ],
  autodeliver: 0,
  multibuy: 0.02,
  badges: ['Gluten free', 'Lactose free', 'Australian made', 'Sugar free'],
};

const goods: TradeTexts = {
  directions: 'See the leaflet in the pack.',
  storage: 'Keep clean and dry.',
  warnings: 'Use only as directed.',
  closers: ['{voice}', '', 'Comes with a 30-day return if it is not right for you, unopened.'],
  autodeliver: 0,
  multibuy: 0.03,
  badges: ['Latex free', '2-year warranty', 'Reusable', 'Australian owned'],
};

const pantry: TradeTexts = {
  directions: 'Enjoy as part of a varied diet.',
  storage: 'Store in a cool, dry place. Reseal after opening.',
  warnings: 'May contain traces of nuts, soy, milk or sesame.',
  closers: ['{voice}', '', 'Check the pack for the current ingredient list if you have an allergy.'],
  autodeliver: 0.6,
  multibuy: 0.16,
  badges: ['Vegan', 'Organic', 'Gluten free', 'No added sugar', 'Australian grown', 'Plastic-free pack'],
};

export const TRADES: Record<Trade, TradeTexts> = {
  vitamin: supplement,
  practitioner: {
    ...supplement,
    warnings:
      'To be supplied on professional advice. Always read the label and follow the directions for use. Tell your practitioner about every medicine you take.',
    closers: [
      '{voice}',
      '',
      'Supplied after a short questionnaire, so that a practitioner can check that it suits you.',
    ],
    badges: ['Vegan', 'Gluten free', 'Dairy free', 'Third-party tested'],
    multibuy: 0,
  },
  otc: medicine,
  generic: {
    ...medicine,
    directions: 'Take as your doctor has prescribed. Your pharmacist’s label has your own directions.',
    warnings:
      'Use this medicine only if it was prescribed for you. Read the consumer medicine information leaflet.',
    closers: ['{voice}', ''],
    multibuy: 0,
  },
  skin: beauty,
  makeup: {
    ...beauty,
    directions: 'Apply with a brush, sponge or fingertips, and build as you like.',
    autodeliver: 0,
  },
  fragrance: {
    ...beauty,
    directions: 'Use sparingly, away from flames and children.',
    warnings: 'Flammable. Keep away from eyes and out of reach of children.',
    autodeliver: 0,
  },
  hair: { ...beauty, directions: 'Massage through wet hair, then rinse well.', multibuy: 0.14 },
  dental: {
    ...beauty,
    directions: 'Use twice a day, or as your dentist advises.',
    warnings: 'Do not swallow. See your dentist if problems persist.',
    closers: ['{voice}', 'See your dentist twice a year, whatever is in the bathroom cabinet.', ''],
    badges: ['Fluoride', 'Vegan', 'SLS free', 'Recyclable pack', 'Alcohol free'],
    multibuy: 0.2,
  },
  body: {
    ...beauty,
    closers: ['{voice}', '', 'Cruelty free. {voice}'],
    multibuy: 0.18,
    autodeliver: 0.6,
  },
  baby: {
    ...beauty,
    directions: 'Follow the directions on the pack.',
    warnings: 'Keep out of reach of babies and small children. Never leave a child unattended in the bath.',
    closers: ['{voice}', '', 'Our maternal and child health nurse answers questions on weekday afternoons.'],
    badges: ['Hypoallergenic', 'BPA free', 'Fragrance free', 'Paediatrician reviewed'],
    autodeliver: 0.65,
    multibuy: 0.15,
  },
  intimate: {
    ...beauty,
    directions: 'Follow the directions inside the pack.',
    warnings: 'Stop using it if irritation occurs and ask a health professional.',
    closers: [
      '{voice}',
      'Sent in plain packaging.',
      'Sent in plain packaging, with a plain sender’s name. {voice}',
    ],
    badges: ['Latex free', 'Vegan', 'Paraben free', 'pH balanced'],
    autodeliver: 0.3,
  },
  sport: { ...pantry, badges: ['Batch tested', 'Vegan', 'Gluten free', 'No artificial sweeteners'] },
  weight: {
    ...pantry,
    warnings:
      'Not to be used as a total diet without medical supervision. Not suitable in pregnancy or for people under 18. Use with a suitable program of diet and exercise.',
    badges: ['High protein', 'Gluten free', '26 vitamins and minerals', 'Low GI'],
  },
  food: pantry,
  device: goods,
  firstaid: { ...goods, storage: 'Store below 30°C in a dry place.', multibuy: 0.1 },
  pet: {
    ...goods,
    directions: 'Weigh your pet first and follow the table on the pack.',
    warnings:
      'For animal treatment only. Keep out of reach of children. Ask your vet if your pet is pregnant, very young or unwell.',
    closers: ['{voice}', ''],
    autodeliver: 0.5,
    multibuy: 0.08,
    badges: ['Vet reviewed', 'Australian made', 'Grain free'],
  },
  book: {
    directions: '',
    storage: '',
    warnings: '',
    closers: ['{voice}'],
    autodeliver: 0,
    multibuy: 0,
    badges: [],
  },
  service: {
    directions: '',
    storage: '',
    warnings: '',
    closers: [''],
    autodeliver: 0,
    multibuy: 0,
    badges: [],
  },
};
