import { YES_NO } from '../../questionnaires/answers';
import type { BookingTypeEntry } from '../booking-type-entry';
import type { TelehealthQuestionnaire } from '../questionnaire';
import { DEFAULT_AVAILABILITY } from '../slots';

/** Online prescriptions (section 5). */
export const PRESCRIPTION_QUESTIONNAIRE: TelehealthQuestionnaire = {
  version: '2026-11',
  questions: [
    {
      key: 'used_medication_before',
      question: 'Have you used this medicine before?',
      options: YES_NO,
      passes: 'yes',
      reason: 'Online scripts renew a medicine that you have used before. A new one needs a consult.',
    },
    {
      key: 'unwanted_sideeffects',
      question: 'Have you had unwanted side effects from it?',
      options: YES_NO,
      passes: 'no',
      reason: 'A doctor should hear about side effects before you take more of it.',
    },
    {
      key: 'review_withgp',
      question: 'Do you review this medicine with a GP?',
      hint: 'At least once a year, in person or by telehealth.',
      options: YES_NO,
      passes: 'yes',
      reason: 'A medicine that nobody reviews needs a longer talk with a doctor.',
    },
    {
      key: 'pregnant_breastfeeding_familyplanning',
      question: 'Are you pregnant, breastfeeding or planning a pregnancy?',
      options: YES_NO,
      passes: 'no',
      reason:
        'In pregnancy, while breastfeeding and before a pregnancy, medicines need a talk with a doctor first.',
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
