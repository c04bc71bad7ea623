import type { BookingTypeEntry } from '../booking-type-entry';
import { DEFAULT_AVAILABILITY } from '../slots';

const CONSULT = {
  group: 'Consult',
  section: 'doctor',
  icon: 'stethoscope',
  button: 'See a doctor now',
  request: 'Consult',
  begins: 'consult-selection',
  questionnaire: null,
  limits: null,
  availability: DEFAULT_AVAILABILITY,
} as const;

export const CONSULTS = {
  ShortConsult: {
    ...CONSULT,
    description: 'Short consult with a doctor.',
    fee: { default: 3900, afterHours: 5400 },
    minutes: 10,
  },
  LongConsult: {
    ...CONSULT,
    description: 'Long consult with a doctor.',
    fee: { default: 6900, afterHours: 8900 },
    minutes: 25,
  },
} as const satisfies Record<string, BookingTypeEntry>;
