import type { BookingTypeEntry } from './booking-type-entry';
import {
  CARER_QUESTIONNAIRE,
  CERTIFICATE_QUESTIONNAIRE,
  COVID_QUESTIONNAIRE,
  PRESCRIPTION_QUESTIONNAIRE,
  type TelehealthQuestionnaire,
} from './questionnaires';
import { DEFAULT_AVAILABILITY } from './slots';

const ADULT = 18;

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

const CERTIFICATE = {
  group: 'Med',
  section: 'certificate',
  icon: 'clipboard',
  button: 'Request a cert',
  request: 'Medical Certificate',
  begins: 'consult-selection',
  fee: { default: 1990, afterHours: 2490 },
  minutes: 10,
  questionnaire: CERTIFICATE_QUESTIONNAIRE,
  limits: null,
  availability: DEFAULT_AVAILABILITY,
} as const;

/** All telehealth services; the api, schema, remotes and sample data derive from this table. */
export const BOOKINGS = {
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
  OnlineScripts: {
    description: 'Prescription.',
    group: 'Online',
    section: 'treatment',
    icon: 'script',
    button: 'Request a script',
    request: 'Prescription',
    begins: 'prescription-search',
    fee: { default: 2490, afterHours: 3490 },
    minutes: 8,
    questionnaire: PRESCRIPTION_QUESTIONNAIRE,
    limits: null,
    availability: DEFAULT_AVAILABILITY,
  },
  MedcertsWork: { ...CERTIFICATE, description: 'Medical certificate for work.' },
  MedcertsCarer: {
    ...CERTIFICATE,
    description: 'Medical certificate for a carer.',
    questionnaire: CARER_QUESTIONNAIRE,
  },
  MedcertsUniv: { ...CERTIFICATE, description: 'Medical certificate for university.' },
  MultidayMedcerts: {
    ...CERTIFICATE,
    description: 'Medical certificate for several days.',
    fee: { default: 2990, afterHours: 3990 },
    minutes: 15,
  },
  CovidAntiviral: {
    description: 'COVID-19 antiviral request.',
    group: 'CovidAntiviral',
    section: 'treatment',
    icon: 'shield',
    button: 'Request a COVID-19 consultation',
    request: 'COVID-19 antiviral',
    rejection:
      'Based on your answers, you’re currently not eligible for COVID-19 antiviral treatment through this service.',
    begins: 'landing',
    fee: { default: 3900, afterHours: 5400 },
    minutes: 12,
    questionnaire: COVID_QUESTIONNAIRE,
    limits: { minimumAge: ADULT, states: null, refusal: 'rejected' },
    availability: DEFAULT_AVAILABILITY,
  },
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
      minimumAge: ADULT,
      states: ['ACT', 'NSW', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
      refusal: 'not-in-service',
    },
    availability: DEFAULT_AVAILABILITY,
  },
} satisfies Record<string, BookingTypeEntry>;

export type BookingType = keyof typeof BOOKINGS;

/** Returns true for the id of a service in the table. */
export const isBookingType = (text: string): text is BookingType => Object.hasOwn(BOOKINGS, text);

/** Ids of all services, in the order of the services page. */
export const bookingTypes = (): BookingType[] => Object.keys(BOOKINGS).filter(isBookingType);

/** Returns the table's entry for a service; null if this release is older than the api and does not have it. */
export const bookingType = (text: string): BookingTypeEntry | null =>
  isBookingType(text) ? BOOKINGS[text] : null;

/** Generates the schema's enumeration from the table, as SDL. */
export function bookingTypeSdl(): string {
  const values = Object.entries<BookingTypeEntry>(BOOKINGS).map(
    ([type, { description }]) => `  "${description}"\n  ${type}\n`,
  );
  return `enum BookingType {\n${values.join('')}}`;
}

/** Returns the questionnaire before a booking; null for services without one. */
export const telehealthQuestionnaire = (type: BookingType): TelehealthQuestionnaire | null =>
  BOOKINGS[type].questionnaire;

/** The default service if it is unclear which one fits; a program's follow-ups cost the same. */
export const FIRST_CONSULT = 'ShortConsult' satisfies BookingType;
