import type { Concept } from '../types';

/** Vitamins, minerals and omegas. */
export const VITAMINS: readonly Concept[] = [
  {
    key: 'magnesium-glycinate',
    cat: 'magnesium',
    trade: 'vitamin',
    names: ['Magnesium Glycinate', 'Gentle Magnesium', 'Magnesium Bisglycinate'],
    strengths: ['350mg', '500mg'],
    price: 24,
    spread: 1.8,
    forms: ['cap 60 120 240', 'tab 60 120'],
    what: [
      'The form of magnesium that stomachs complain about least, at {strength} a dose.',
      'Magnesium bound to glycine, for muscles that twitch and minds that will not switch off.',
      '{name} is a calm, everyday magnesium for people who have given up on the cheaper forms.',
    ],
    why: [
      'Supports healthy muscle function and helps relieve muscle cramps when dietary intake is low.',
      'Glycine makes it easy to absorb and unlikely to send you running.',
      'Many people take it after dinner, as part of winding down.',
      'Magnesium also takes part in energy production, so it is not only for the night.',
    ],
    use: 'Adults: take 1 to 2 daily with the evening meal, or as your health professional advises.',
    ing: 'Each dose contains: magnesium glycinate dihydrate {strength}. Also contains: cellulose, silica.',
    keys: 'Magnesium glycinate, Glycine',
    warn: 'Talk to your doctor first if you have kidney disease.',
    advice: 'Keep magnesium two hours apart from antibiotics and thyroid tablets.',
  },
  {
    key: 'magnesium-citrate',
    cat: 'magnesium',
    trade: 'vitamin',
    names: ['Magnesium Citrate', 'Muscle Magnesium', 'Magnesium Citrate Powder'],
    price: 22,
    spread: 1.5,
    forms: ['pow 150g 300g', 'tab 60 120', 'liq 200mL 500mL'],
    what: [
      'An organic, dissolvable magnesium for legs that cramp after sport or in the small hours.',
      'Citrate is the magnesium to choose when you want it to work quickly and do not mind a fuller glass.',
      '{name} tops up what sweat, coffee and skipped greens leave behind.',
    ],
    why: [
      'Helps relieve muscle cramps and mild spasms.',
      'It supports the nervous system in busy weeks.',
      'The tart edge is natural: citric acid from fruit fermentation.',
      'Electrolyte balance depends on it, along with sodium and potassium.',
    ],
    use: 'Adults: take one serve daily with food or dissolved in water.',
    ing: 'Each serve contains: magnesium citrate 1,875 mg providing magnesium 300 mg.',
    keys: 'Magnesium citrate',
    warn: 'May loosen the bowels at higher doses.',
  },
];
