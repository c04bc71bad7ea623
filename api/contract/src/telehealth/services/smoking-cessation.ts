import { ADULT_AGE, type BookingTypeEntry } from '../booking-type-entry';
import { DEFAULT_AVAILABILITY } from '../slots';

export const SMOKING_CESSATION = {
  SmokingCessation: {
    description: 'Help to stop smoking.',
    group: 'SmokingCessation',
    section: 'treatment',
    icon: 'leaf',
    button: 'Request a consult',
    request: 'Smoking cessation',
    begins: 'landing',
    fee: { default: 3900, afterHours: 4900 },
    minutes: 15,
    questionnaire: null,
    limits: {
      minimumAge: ADULT_AGE,
      states: ['ACT', 'NSW', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
      refusal: 'not-in-service',
    },
    availability: DEFAULT_AVAILABILITY,
  },
} as const satisfies Record<string, BookingTypeEntry>;
