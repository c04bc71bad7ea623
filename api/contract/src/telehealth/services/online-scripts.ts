import { YES_NO } from '../../questionnaires/answers';
import type { BookingTypeEntry } from '../booking-type-entry';
import type { TelehealthQuestionnaire } from '../questionnaire';
import { DEFAULT_AVAILABILITY } from '../slots';

/** Online prescriptions (section 5). */
export const PRESCRIPTION_QUESTIONNAIRE: TelehealthQuestionnaire = {
  questions: [
    {
      key: 'used_medication_before',
      question: 'Have you used this medicine before?',
      options: YES_NO,
      passes: 'yes',
    },
    {
      key: 'unwanted_sideeffects',
      question: 'Have you had unwanted side effects from it?',
      options: YES_NO,
      passes: 'no',
    },
    {
      key: 'review_withgp',
      question: 'Do you review this medicine with a GP?',
      hint: 'At least once a year, in person or by telehealth.',
      options: YES_NO,
      passes: 'yes',
    },
    {
      key: 'pregnant_breastfeeding_familyplanning',
      question: 'Are you pregnant, breastfeeding or planning a pregnancy?',
      options: YES_NO,
      passes: 'no',
    },
  ],
  requiresTerms: true,
  fixed: {},
};

export const ONLINE_SCRIPTS = {
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
} as const satisfies Record<string, BookingTypeEntry>;
