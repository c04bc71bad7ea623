import type { State } from '../enumerations';
import type { TelehealthQuestionnaire } from './questionnaire';

/** Sections of the services page, in order, and the question that chooses among their services. */
export const SERVICE_SECTIONS = {
  doctor: { title: 'See a doctor', choice: 'Which consult suits you?' },
  treatment: { title: 'Scripts and treatments', choice: 'Which treatment do you need?' },
  certificate: { title: 'Medical certificates', choice: 'Which certificate do you need?' },
} as const;
export type ServiceSection = keyof typeof SERVICE_SECTIONS;

/** Years: the minimum age of services for adults. */
export const ADULT_AGE = 18;

/** A bookable telehealth service. */
export interface BookingTypeEntry {
  /** Description in the schema. */
  description: string;
  /** Services chosen from the same drawer (section 3.m). */
  group: string;
  section: ServiceSection;
  /** Name of its icon; mf-telehealth's `ServiceIcon` draws every name of the table. */
  icon: string;
  /** Label of its button (section 4). */
  button: string;
  /** Name of a rejected request (section 2.21). */
  request: string;
  /** Message shown instead of the default one if the answers do not pass. */
  rejection?: string;
  /** Where its button leads (section 4.l). */
  begins: 'consult-selection' | 'prescription-search' | 'landing';
  /** Initial fees in cents; afterwards the product's price applies. */
  fee: { default: number; afterHours: number };
  /** Length of the consultation in minutes. */
  minutes: number;
  /** Questions before the booking: the browser asks them, the api validates the answers; null for none. */
  questionnaire: TelehealthQuestionnaire | null;
  /**
   * Who is eligible (rule health-06), and how others are turned away; null if the service is open to everyone who can
   * book.
   */
  limits: ServiceLimits | null;
  /** Local hours during which it has slots, and how many days ahead. */
  availability: { fromHour: number; toHour: number; days: number };
}

export interface ServiceLimits {
  /** Years. */
  minimumAge: number;
  /** States in which it is offered; null for all. */
  states: readonly State[] | null;
  /** Whether to turn patients away before any question, or as if their answers had not passed. */
  refusal: 'not-in-service' | 'rejected';
}
