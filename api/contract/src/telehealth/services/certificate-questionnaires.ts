import { YES_NO } from '../../questionnaires/answers';
import type { TelehealthQuestion, TelehealthQuestionnaire } from '../questionnaire';

/** Durations of a patient's illness (section 5.k). */
const SYMPTOM_DURATIONS = ['1 day', '2 days', '2+ days'] as const;
/** Relations a carer's certificate can be for (section 5.k). */
const CARING_FOR_OPTIONS = ['Child', 'Parent', 'Household member'] as const;

const EXTREME_HINT = 'Chest pain, trouble breathing, severe bleeding, confusion or thoughts of self-harm.';

const DURATION: TelehealthQuestion = {
  key: 'symptoms_duration',
  question: 'How long have the symptoms lasted?',
  options: SYMPTOM_DURATIONS,
  passes: null,
};
const AGREE: TelehealthQuestion = {
  key: 'agree_and_confirm',
  question: 'Do you agree and confirm?',
  hint: 'Your answers are true, and you agree that the doctor decides about the certificate in the consultation.',
  options: YES_NO,
  passes: 'yes',
  reason: 'Without your confirmation, no certificate can be requested.',
};

/** Medical certificate (section 5): work, university, multi-day. */
export const CERTIFICATE_QUESTIONNAIRE: TelehealthQuestionnaire = {
  version: '2026-11',
  questions: [
    {
      key: 'unwell_generalillness',
      question: 'Are you unwell with a general illness?',
      hint: 'For example a cold, gastro, migraine or period pain.',
      options: YES_NO,
      passes: 'yes',
      reason: 'This certificate is for a general illness. For anything else, talk with a doctor.',
    },
    {
      key: 'require_medicalattention',
      question: 'Do you need to be examined by a doctor today?',
      options: YES_NO,
      passes: 'no',
      reason: 'Somebody who needs to be examined today should see a doctor in person.',
    },
    {
      key: 'extreme_symptoms',
      question: 'Do you have any extreme symptoms?',
      hint: EXTREME_HINT,
      options: YES_NO,
      passes: 'no',
      redFlag: 'yes',
    },
    DURATION,
    {
      key: 'consult_gp',
      question: 'Will you see a GP in person if it does not get better?',
      options: YES_NO,
      passes: 'yes',
      reason:
        'A certificate without an examination needs your word that a GP is seen if it does not get better.',
    },
    AGREE,
  ],
  requiresTerms: false,
  fixed: {},
};

/** Carer certificate (section 5): who the patient cares for, then the medical certificate's questions. */
export const CARER_QUESTIONNAIRE: TelehealthQuestionnaire = {
  version: '2026-11',
  questions: [
    {
      key: 'caring_for',
      question: 'Who are you caring for?',
      options: CARING_FOR_OPTIONS,
      passes: null,
    },
    {
      key: 'unwell_generalillness',
      question: 'Is the person unwell with a general illness?',
      hint: 'For example a cold, gastro or a fever.',
      options: YES_NO,
      passes: null,
    },
    {
      key: 'require_medicalattention',
      question: 'Does the person need to be examined by a doctor today?',
      options: YES_NO,
      passes: 'no',
      reason: 'Somebody who needs to be examined today should see a doctor in person.',
    },
    {
      key: 'extreme_symptoms',
      question: 'Does the person have any extreme symptoms?',
      hint: EXTREME_HINT,
      options: YES_NO,
      passes: 'no',
      redFlag: 'yes',
    },
    DURATION,
    {
      key: 'consult_gp',
      question: 'Will the person see a GP if it does not get better?',
      options: YES_NO,
      passes: 'yes',
      reason:
        'A certificate without an examination needs your word that a GP is seen if it does not get better.',
    },
    AGREE,
  ],
  requiresTerms: false,
  fixed: {},
};
