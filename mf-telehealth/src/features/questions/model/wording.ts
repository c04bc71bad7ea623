import type { TelehealthQuestionnaire } from '@saltbush/contract';

interface Wording {
  question: string;
  hint?: string;
}
type Wordings = Readonly<Record<string, Wording>>;

const PRESCRIPTION: Wordings = {
  used_medication_before: { question: 'Have you used this medicine before?' },
  unwanted_sideeffects: { question: 'Have you had unwanted side effects from it?' },
  review_withgp: {
    question: 'Do you review this medicine with a GP?',
    hint: 'At least once a year, in person or by telehealth.',
  },
  pregnant_breastfeeding_familyplanning: {
    question: 'Are you pregnant, breastfeeding or planning a pregnancy?',
  },
};

const COVID: Wordings = {
  diagnosed_using_pcr_or_rat_test: {
    question: 'Have you tested positive for COVID-19?',
    hint: 'With a PCR or a rapid antigen test.',
  },
  symptoms_in_last_five_days: { question: 'Did your symptoms begin in the last five days?' },
  pregnant_or_breastfeeding: { question: 'Are you pregnant or breastfeeding?' },
  experiencing_any_health_risk: {
    question: 'Does anything put you at higher risk?',
    hint: 'For example: aged 70 or over, diabetes, or a heart, lung or kidney condition.',
  },
  hospitalized_due_to_covid: { question: 'Have you been in hospital because of COVID-19?' },
  in_condition_or_treatment: {
    question: 'Do you have a condition or a treatment that weakens your immune system?',
  },
};

const DURATION = { question: 'How long have the symptoms lasted?' };
const CONSULT_GP = { question: 'Will you see a GP in person if it does not get better?' };
const AGREE = {
  question: 'Do you agree and confirm?',
  hint: 'Your answers are true, and you agree that the doctor decides about the certificate in the consultation.',
};
const EXTREME_HINT = 'Chest pain, trouble breathing, severe bleeding, confusion or thoughts of self-harm.';

const CERTIFICATE: Wordings = {
  unwell_generalillness: {
    question: 'Are you unwell with a general illness?',
    hint: 'For example a cold, gastro, migraine or period pain.',
  },
  require_medicalattention: { question: 'Do you need to be examined by a doctor today?' },
  extreme_symptoms: { question: 'Do you have any extreme symptoms?', hint: EXTREME_HINT },
  symptoms_duration: DURATION,
  consult_gp: CONSULT_GP,
  agree_and_confirm: AGREE,
};

const CARER: Wordings = {
  caring_for: { question: 'Who are you caring for?' },
  unwell_generalillness: {
    question: 'Is the person unwell with a general illness?',
    hint: 'For example a cold, gastro or a fever.',
  },
  require_medicalattention: { question: 'Does the person need to be examined by a doctor today?' },
  extreme_symptoms: { question: 'Does the person have any extreme symptoms?', hint: EXTREME_HINT },
  symptoms_duration: DURATION,
  consult_gp: { question: 'Will the person see a GP if it does not get better?' },
  agree_and_confirm: AGREE,
};

const WORDINGS: Record<TelehealthQuestionnaire['id'], Wordings> = {
  prescription: PRESCRIPTION,
  covid: COVID,
  certificate: CERTIFICATE,
  carer: CARER,
};

/** The wording of a question. */
export const wordingOf = (id: TelehealthQuestionnaire['id'], key: string): Wording =>
  WORDINGS[id][key] ?? { question: key };

/** The label of an answer: 'yes' as "Yes", others unchanged. */
export const optionLabel = (option: string): string =>
  option === 'yes' || option === 'no' ? option.charAt(0).toUpperCase() + option.slice(1) : option;
