import { daysBetween } from '../../dates/local-date';
import type { ProgramRecord } from '../../journeys/record-rules';
import { allergensIn, medicinesIn, recordNames } from '../../journeys/record-text';
import type { BookingType } from '../booking-types';
import type { ChangedAnswer } from '../questionnaire-answers';
import { changedContradictions } from './changed';
import { type ContradictionFact, type ContradictionRule, contradictionRules } from './rules';
import { factWords } from './words';

/** Answers that a patient gave before, with the day of the shop's clocks on which they did. */
export interface EarlierTry {
  booking_type: BookingType;
  answers: Readonly<Record<string, string>>;
  product_id: number | null;
  /** The names of its medicine, of `medicineNames`; empty if none was requested. */
  names: readonly string[];
  /** YYYY-MM-DD. */
  on: string;
}

/** What answers are compared with. */
export interface Compared {
  booking_type: BookingType;
  answers: Readonly<Record<string, string>>;
  first_name: string;
  /** Years on the day of the appointment; null if unknown. */
  age: number | null;
  /** The patient's record; null for guests, who have none. */
  record: ProgramRecord | null;
  /** The requested medicine with its name and ingredients; null if none is requested. */
  medicine: { product_id: number; names: readonly string[]; text: string } | null;
  /** What the same patient answered before, the latest first. */
  earlier: readonly EarlierTry[];
  /** What was changed in this booking. */
  changed: readonly ChangedAnswer[];
  /** YYYY-MM-DD. */
  today: string;
}

/** An answer that does not agree with something else that is known (rule health-52). */
export interface Contradiction {
  key: string;
  answer: string;
  fact: ContradictionFact['fact'];
  /** What stands against the answer, in words for patient and practitioner. */
  says: string;
}

/** A contradiction as it is put to the patient, who clears it up by its id. */
export interface AskedContradiction extends Contradiction {
  id: string;
  /** The words of the question. */
  question: string;
}

type EarlierFact = Extract<ContradictionFact, { fact: 'earlier' }>;

/** Whether an earlier try asked about the same: of the same questionnaire's rules, medicine and person. */
function isAboutSame(one: EarlierTry, { booking_type, answers, medicine }: Compared, fact: EarlierFact) {
  if (contradictionRules(one.booking_type) !== contradictionRules(booking_type)) return false;
  if (fact.sameOnly === 'medicine') {
    if (medicine === null) return false;
    return one.product_id === medicine.product_id || one.names.some((name) => medicine.names.includes(name));
  }
  return fact.sameOnly !== 'caring_for' || one.answers.caring_for === answers.caring_for;
}

/** Finds the latest earlier answer that speaks against one. */
function earlierAgainst(compared: Compared, key: string, fact: EarlierFact) {
  for (const one of compared.earlier) {
    const days = daysBetween(one.on, compared.today);
    if (days < 0 || days > fact.withinDays) continue;
    const keys = [...(isAboutSame(one, compared, fact) ? [key] : []), ...(fact.alsoAsked ?? [])];
    const answer = keys.map((each) => one.answers[each]).find((given) => given !== undefined);
    if (answer !== undefined && fact.answers.includes(answer)) return { on: one.on, answer };
  }
  return null;
}

/** Names in the words of a record whatever of these texts it names, other than to deny it. */
const namedIn = (texts: readonly string[], terms: readonly string[]): string[] =>
  terms.filter((term) => texts.some((text) => recordNames(text, [term])));

/** Returns what of the record speaks against an answer, in the words of messages; null if nothing does. */
function recordAgainst(compared: Compared, fact: ContradictionFact): string | null {
  const { record, medicine } = compared;
  if (!record) return null;
  switch (fact.fact) {
    case 'pregnancy':
      return record.is_pregnant_breastfeeding === 'yes' ? '' : null;
    case 'allergy': {
      const named = medicine ? allergensIn(record.allergies, medicine.text) : [];
      return named.length > 0 ? named.join(', ') : null;
    }
    case 'other_medicines': {
      const { medication } = record;
      const isListed = medicinesIn(medication, medication).length > 0;
      return medicine && isListed && medicinesIn(medication, medicine.text).length === 0
        ? medication.trim()
        : null;
    }
    case 'condition': {
      const named = namedIn([record.conditions, record.medication], fact.terms);
      return named.length > 0 ? named.join(', ') : null;
    }
    default:
      return null;
  }
}

function saysAgainst(compared: Compared, { key, against }: ContradictionRule): string | null {
  const { first_name, age } = compared;
  if (against.fact === 'age') {
    const isAgainst = age !== null && ('from' in against ? age >= against.from : age < against.below);
    return isAgainst ? factWords({ fact: 'age', first_name, age }) : null;
  }
  if (against.fact === 'earlier') {
    const found = earlierAgainst(compared, key, against);
    return found && factWords({ fact: 'earlier', first_name, ...found });
  }
  const named = recordAgainst(compared, against);
  return named === null ? null : factWords({ fact: against.fact, first_name, named });
}

/** Returns what contradicts a request's answers, in the order of the rules, and then what was changed; nothing is decided by it. */
export function contradictionsOf(compared: Compared): Contradiction[] {
  const found = contradictionRules(compared.booking_type).flatMap((rule) => {
    if (compared.answers[rule.key] !== rule.answer) return [];
    const says = saysAgainst(compared, rule);
    return says === null ? [] : [{ key: rule.key, answer: rule.answer, fact: rule.against.fact, says }];
  });
  return [...found, ...changedContradictions(compared)];
}
