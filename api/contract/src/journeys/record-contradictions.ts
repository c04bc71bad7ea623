import type { YesNo } from '../questionnaires/answers';
import type { WeightLossPayload } from './weight-loss-payload';

/** What a patient's record says that decides about the program. */
export interface ProgramRecord {
  is_pregnant_breastfeeding: YesNo;
}

interface RecordRule {
  /** The record excludes the patient with this value. */
  record: { field: keyof ProgramRecord; excludes: YesNo };
  /** The answer of the questionnaire about the same fact. */
  answer: keyof WeightLossPayload;
}

/** Facts that the record and the questionnaire both hold (rule health-20). */
const RECORD_RULES = {
  pregnancy: {
    record: { field: 'is_pregnant_breastfeeding', excludes: 'yes' },
    answer: 'pregnant-breastfeeding',
  },
} as const satisfies Record<string, RecordRule>;

export type RecordFact = keyof typeof RECORD_RULES;
const FACTS = Object.keys(RECORD_RULES) as RecordFact[];

/** Returns the facts by which a patient's record excludes them from the program, whatever was answered. */
export const recordExclusions = (record: ProgramRecord): RecordFact[] =>
  FACTS.filter((fact) => {
    const { field, excludes } = RECORD_RULES[fact].record;
    return record[field] === excludes;
  });

/** Returns the facts that the record excludes the patient by and the answers deny. */
export const recordContradictions = (record: ProgramRecord, answers: WeightLossPayload): RecordFact[] =>
  recordExclusions(record).filter(
    (fact) => answers[RECORD_RULES[fact].answer] !== RECORD_RULES[fact].record.excludes,
  );
