import { YES_NO } from '../../questionnaires/answers';
import { ADULT_AGE, type BookingTypeEntry } from '../booking-type-entry';
import type { TelehealthQuestionnaire } from '../questionnaire';
import { DEFAULT_AVAILABILITY } from '../slots';

/** COVID-19 antiviral (section 5): its first key is always 'yes', so it asks 6 questions. */
export const COVID_QUESTIONNAIRE: TelehealthQuestionnaire = {
  version: '2026-11',
  questions: [
    {
      key: 'diagnosed_using_pcr_or_rat_test',
      question: 'Have you tested positive for COVID-19?',
      hint: 'With a PCR or a rapid antigen test.',
      options: YES_NO,
      passes: 'yes',
      reason:
        'Antivirals are for people who have tested positive. Test first, and come back if it is positive.',
    },
    {
      key: 'symptoms_in_last_five_days',
      question: 'Did your symptoms begin in the last five days?',
      options: YES_NO,
      passes: 'yes',
      reason: 'Antivirals work when they are begun within five days of the first symptoms.',
    },
    {
      key: 'pregnant_or_breastfeeding',
      question: 'Are you pregnant or breastfeeding?',
      options: YES_NO,
      passes: 'no',
      reason: 'In pregnancy and while breastfeeding, these antivirals are not given through this service.',
    },
    {
      key: 'experiencing_any_health_risk',
      question: 'Does anything put you at higher risk?',
      hint: 'For example: aged 70 or over, diabetes, or a heart, lung or kidney condition.',
      options: YES_NO,
      passes: null,
    },
    {
      key: 'hospitalized_due_to_covid',
      question: 'Have you been in hospital because of COVID-19?',
      options: YES_NO,
      passes: null,
    },
    {
      key: 'in_condition_or_treatment',
      question: 'Do you have a condition or a treatment that weakens your immune system?',
      options: YES_NO,
      passes: null,
    },
  ],
  requiresTerms: true,
  fixed: { eighteen_year_old_or_above: 'yes' },
};

export const COVID_ANTIVIRAL = {
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
    limits: { minimumAge: ADULT_AGE, states: null, refusal: 'rejected' },
    availability: DEFAULT_AVAILABILITY,
  },
} as const satisfies Record<string, BookingTypeEntry>;
