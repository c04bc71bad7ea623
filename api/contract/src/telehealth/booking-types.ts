import type { BookingTypeEntry } from './booking-type-entry';
import type { TelehealthQuestionnaire } from './questionnaire';
import { CONSULTS } from './services/consults';
import { COVID_ANTIVIRAL } from './services/covid-antiviral';
import { MEDICAL_CERTIFICATES } from './services/medical-certificates';
import { ONLINE_SCRIPTS } from './services/online-scripts';
import { SMOKING_CESSATION } from './services/smoking-cessation';

/** All telehealth services; the api, schema, remotes and sample data derive from this table. */
export const BOOKINGS = {
  ...CONSULTS,
  ...ONLINE_SCRIPTS,
  ...MEDICAL_CERTIFICATES,
  ...COVID_ANTIVIRAL,
  ...SMOKING_CESSATION,
} satisfies Record<string, BookingTypeEntry>;

export type BookingType = keyof typeof BOOKINGS;

/** Returns true for the id of a service in the table. */
export const isBookingType = (text: string): text is BookingType => Object.hasOwn(BOOKINGS, text);

/** Ids of all services, in the order of the services page. */
export const bookingTypes = (): BookingType[] => Object.keys(BOOKINGS).filter(isBookingType);

/** Names of the services' icons: a browser needs a drawing for each. */
export type ServiceIconName = (typeof BOOKINGS)[BookingType]['icon'];

/** Returns the table's entry for a service; null if this release is older than the api and does not have it. */
export const bookingType = (text: string): BookingTypeEntry | null =>
  isBookingType(text) ? BOOKINGS[text] : null;

/** Generates the schema's enumeration from the table, as SDL. */
export function bookingTypeSdl(): string {
  const values = Object.entries<BookingTypeEntry>(BOOKINGS).map(
    ([type, { description }]) => `  "${description}"\n  ${type}\n`,
  );
  return `"Service that a telehealth product books."\nenum BookingType {\n${values.join('')}}\n`;
}

/** Returns the questionnaire before a booking; null for services without one. */
export const telehealthQuestionnaire = (type: BookingType): TelehealthQuestionnaire | null =>
  BOOKINGS[type].questionnaire;

/** The default service if it is unclear which one fits; a program's follow-ups cost the same. */
export const FIRST_CONSULT = 'ShortConsult' satisfies BookingType;
