import type { State } from '../enumerations';
import type { TelehealthQuestionnaire } from './questionnaires';

/** Sections of the services page, in their order, and what the choice among their services asks. */
export const SERVICE_SECTIONS = {
  doctor: { title: 'See a doctor', choice: 'Which consult suits you?' },
  treatment: { title: 'Scripts and treatments', choice: 'Which treatment do you need?' },
  certificate: { title: 'Medical certificates', choice: 'Which certificate do you need?' },
} as const;
export type ServiceSection = keyof typeof SERVICE_SECTIONS;

/** A telehealth service that can be booked. */
export interface BookingTypeEntry {
  /** What the schema says of it. */
  description: string;
  /** Services that are chosen among each other (section 3.m). */
  group: string;
  section: ServiceSection;
  icon: 'stethoscope' | 'script' | 'clipboard' | 'shield' | 'leaf';
  /** Label of its button (section 4). */
  button: string;
  /** What a rejected request for it is called (section 2.21). */
  request: string;
  /** What a shopper reads instead of the usual sentence when answers do not pass. */
  rejection?: string;
  /** Where its button leads (section 4.l). */
  begins: 'consult-selection' | 'prescription-search' | 'landing';
  /** Fees in cents that a shop sets it up with; the price of its product decides afterwards. */
  fee: { default: number; afterHours: number };
  /** Length of the consultation. */
  minutes: number;
  questionnaire: TelehealthQuestionnaire | null;
  /** Who gets it (rule health-06), and how others are turned away; null for everybody who may book at all. */
  limits: ServiceLimits | null;
  /** Local hours in which its slots lie, and how many days ahead. */
  availability: { fromHour: number; toHour: number; days: number };
}

export interface ServiceLimits {
  /** Years. */
  minimumAge: number;
  /** States it is given in; null for all. */
  states: readonly State[] | null;
  /** Before anything is asked, or as answers that do not pass. */
  refusal: 'not-in-service' | 'rejected';
}
