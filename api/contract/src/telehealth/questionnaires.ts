import { YES_NO } from '../questionnaires/answers';

/** A question, identified by the key its answer is submitted under. */
export interface TelehealthQuestion {
  key: string;
  options: readonly string[];
  /** The answer that passes; null if any does. */
  passes: string | null;
}

export interface TelehealthQuestionnaire {
  id: 'prescription' | 'covid' | 'certificate' | 'carer';
  questions: readonly TelehealthQuestion[];
  /** Whether the terms must also be accepted. */
  requiresTerms: boolean;
  /** Answers submitted without being asked. */
  fixed: Readonly<Record<string, string>>;
}

/** Durations of a patient's illness (section 5.k). */
export const SYMPTOM_DURATIONS = ['1 day', '2 days', '2+ days'] as const;
/** Relations a carer's certificate can be for (section 5.k). */
export const CARING_FOR_OPTIONS = ['Child', 'Parent', 'Household member'] as const;

/** Online prescriptions (section 5). */
export const PRESCRIPTION_QUESTIONNAIRE: TelehealthQuestionnaire = {
  id: 'prescription',
  questions: [
    { key: 'used_medication_before', options: YES_NO, passes: 'yes' },
    { key: 'unwanted_sideeffects', options: YES_NO, passes: 'no' },
    { key: 'review_withgp', options: YES_NO, passes: 'yes' },
    { key: 'pregnant_breastfeeding_familyplanning', options: YES_NO, passes: 'no' },
  ],
  requiresTerms: true,
  fixed: {},
};

/** COVID-19 antiviral (section 5): its first key is always 'yes', so it asks 6 questions. */
export const COVID_QUESTIONNAIRE: TelehealthQuestionnaire = {
  id: 'covid',
  questions: [
    { key: 'diagnosed_using_pcr_or_rat_test', options: YES_NO, passes: 'yes' },
    { key: 'symptoms_in_last_five_days', options: YES_NO, passes: 'yes' },
    { key: 'pregnant_or_breastfeeding', options: YES_NO, passes: 'no' },
    { key: 'experiencing_any_health_risk', options: YES_NO, passes: null },
    { key: 'hospitalized_due_to_covid', options: YES_NO, passes: null },
    { key: 'in_condition_or_treatment', options: YES_NO, passes: null },
  ],
  requiresTerms: true,
  fixed: { eighteen_year_old_or_above: 'yes' },
};

/** Medical certificate (section 5): work, university, multi-day. */
export const CERTIFICATE_QUESTIONNAIRE: TelehealthQuestionnaire = {
  id: 'certificate',
  questions: [
    { key: 'unwell_generalillness', options: YES_NO, passes: 'yes' },
    { key: 'require_medicalattention', options: YES_NO, passes: 'no' },
    { key: 'extreme_symptoms', options: YES_NO, passes: 'no' },
    { key: 'symptoms_duration', options: SYMPTOM_DURATIONS, passes: null },
    { key: 'consult_gp', options: YES_NO, passes: 'yes' },
    { key: 'agree_and_confirm', options: YES_NO, passes: 'yes' },
  ],
  requiresTerms: false,
  fixed: {},
};

/** Carer certificate (section 5): who the patient cares for, then the medical certificate's questions. */
export const CARER_QUESTIONNAIRE: TelehealthQuestionnaire = {
  id: 'carer',
  questions: [
    { key: 'caring_for', options: CARING_FOR_OPTIONS, passes: null },
    { key: 'unwell_generalillness', options: YES_NO, passes: null },
    { key: 'require_medicalattention', options: YES_NO, passes: 'no' },
    { key: 'extreme_symptoms', options: YES_NO, passes: 'no' },
    { key: 'symptoms_duration', options: SYMPTOM_DURATIONS, passes: null },
    { key: 'consult_gp', options: YES_NO, passes: 'yes' },
    { key: 'agree_and_confirm', options: YES_NO, passes: 'yes' },
  ],
  requiresTerms: false,
  fixed: {},
};
