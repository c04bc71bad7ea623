import { type BookingType, bookingType } from '../booking-types';
import type { TelehealthQuestionnaire } from '../questionnaire';
import { CARER_QUESTIONNAIRE, CERTIFICATE_QUESTIONNAIRE } from '../services/certificate-questionnaires';
import { COVID_QUESTIONNAIRE } from '../services/covid-antiviral';
import { PRESCRIPTION_QUESTIONNAIRE } from '../services/online-scripts';
import { IMMUNE_TERMS, RISK_TERMS } from './terms';

/** The version of the rules below; kept with every decision by them. */
export const CONTRADICTION_RULES_VERSION = '2026-12-01';

/** What an answer is compared with. */
export type ContradictionFact =
  /** The age in years on the day of the appointment. */
  | { fact: 'age'; from: number }
  | { fact: 'age'; below: number }
  | { fact: 'pregnancy' }
  /** The record names an allergy to something in the requested medicine. */
  | { fact: 'allergy' }
  /** The record lists medicines, but not the requested one. */
  | { fact: 'other_medicines' }
  /** The record's conditions or medicines name one of these. */
  | { fact: 'condition'; terms: readonly string[] }
  /** The same patient gave one of these answers to the question lately. */
  | {
      fact: 'earlier';
      answers: readonly string[];
      withinDays: number;
      /** Keys of the same question in other questionnaires. */
      alsoAsked?: readonly string[];
      /** It counts only for the same medicine, or the same person who is cared for. */
      sameOnly?: 'medicine' | 'caring_for';
    };

/** An answer and what it cannot stand beside (rule health-52). */
export interface ContradictionRule {
  key: string;
  answer: string;
  against: ContradictionFact;
}

/** Days for which an answer of before still speaks: of an illness of today, of what lasts, of a pregnancy. */
const ILLNESS_DAYS = 1;
const COVID_DAYS = 14;
const REVIEW_DAYS = 7;
const MONTH_DAYS = 30;
const PREGNANCY_DAYS = 280;
const LASTING_DAYS = 365;
/** Years from which age alone is a higher risk, as the question says. */
const RISK_AGE = 70;

const earlier = (
  key: string,
  answer: string,
  answers: readonly string[],
  withinDays: number,
  over: { alsoAsked?: readonly string[]; sameOnly?: 'medicine' | 'caring_for' } = {},
): ContradictionRule => ({ key, answer, against: { fact: 'earlier', answers, withinDays, ...over } });

const SCRIPT_PREGNANCY = 'pregnant_breastfeeding_familyplanning';
const COVID_PREGNANCY = 'pregnant_or_breastfeeding';
const ofMedicine = { sameOnly: 'medicine' } as const;

const SCRIPT: readonly ContradictionRule[] = [
  { key: 'used_medication_before', answer: 'yes', against: { fact: 'other_medicines' } },
  earlier('used_medication_before', 'yes', ['no'], MONTH_DAYS, ofMedicine),
  { key: 'unwanted_sideeffects', answer: 'no', against: { fact: 'allergy' } },
  earlier('unwanted_sideeffects', 'no', ['yes'], LASTING_DAYS, ofMedicine),
  earlier('review_withgp', 'yes', ['no'], REVIEW_DAYS, ofMedicine),
  { key: SCRIPT_PREGNANCY, answer: 'no', against: { fact: 'pregnancy' } },
  earlier(SCRIPT_PREGNANCY, 'no', ['yes'], PREGNANCY_DAYS, { alsoAsked: [COVID_PREGNANCY] }),
];

const COVID: readonly ContradictionRule[] = [
  { key: 'eighteen_year_old_or_above', answer: 'yes', against: { fact: 'age', below: 18 } },
  earlier('symptoms_in_last_five_days', 'yes', ['no'], COVID_DAYS),
  { key: COVID_PREGNANCY, answer: 'no', against: { fact: 'pregnancy' } },
  earlier(COVID_PREGNANCY, 'no', ['yes'], PREGNANCY_DAYS),
  { key: 'experiencing_any_health_risk', answer: 'no', against: { fact: 'age', from: RISK_AGE } },
  { key: 'experiencing_any_health_risk', answer: 'no', against: { fact: 'condition', terms: RISK_TERMS } },
  earlier('experiencing_any_health_risk', 'no', ['yes'], LASTING_DAYS),
  earlier('hospitalized_due_to_covid', 'no', ['yes'], MONTH_DAYS),
  { key: 'in_condition_or_treatment', answer: 'no', against: { fact: 'condition', terms: IMMUNE_TERMS } },
  earlier('in_condition_or_treatment', 'no', ['yes'], LASTING_DAYS),
];

/** A certificate's questions are about an illness of these days. */
const illness = (over: { sameOnly?: 'caring_for' } = {}): readonly ContradictionRule[] => [
  earlier('unwell_generalillness', 'yes', ['no'], ILLNESS_DAYS, over),
  earlier('require_medicalattention', 'no', ['yes'], ILLNESS_DAYS, over),
  earlier('extreme_symptoms', 'no', ['yes'], ILLNESS_DAYS, over),
  earlier('symptoms_duration', '1 day', ['2 days', '2+ days'], ILLNESS_DAYS, over),
  earlier('symptoms_duration', '2 days', ['2+ days'], ILLNESS_DAYS, over),
];
const CERTIFICATE = illness();
const CARER = illness({ sameOnly: 'caring_for' });

/** What the answers of each questionnaire are compared with. */
const RULES: readonly (readonly [TelehealthQuestionnaire, readonly ContradictionRule[]])[] = [
  [PRESCRIPTION_QUESTIONNAIRE, SCRIPT],
  [COVID_QUESTIONNAIRE, COVID],
  [CERTIFICATE_QUESTIONNAIRE, CERTIFICATE],
  [CARER_QUESTIONNAIRE, CARER],
];

/** Returns what a service's answers are compared with; one that asks nothing compares nothing. */
export function contradictionRules(type: BookingType): readonly ContradictionRule[] {
  const questionnaire = bookingType(type)?.questionnaire;
  return RULES.find(([of]) => of === questionnaire)?.[1] ?? [];
}

/** Days for which any rule looks back. */
export const EARLIER_ANSWER_DAYS = LASTING_DAYS;
