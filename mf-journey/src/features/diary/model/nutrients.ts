import type { Nutrition } from '@saltbush/contract';
import { formatNumber } from './format-diary';

/** The nutrients beside energy, in the order in which they are shown. */
export const NUTRIENTS = [
  ['protein', 'Protein', 'g'],
  ['carbohydrate', 'Carbohydrate', 'g'],
  ['fat', 'Fat', 'g'],
  ['fibre', 'Fibre', 'g'],
  ['sodium', 'Sodium', 'mg'],
] as const;

/** Formats nutrients as `Protein 1.5 g · … · Sodium 20 mg`. What is not known is said, since it is not nothing. */
export const nutrientsText = (nutrition: Nutrition): string =>
  NUTRIENTS.map(([key, label, unit]) => {
    const amount = nutrition[key];
    return `${label} ${amount === null ? 'not known' : `${formatNumber(amount)} ${unit}`}`;
  }).join(' · ');
