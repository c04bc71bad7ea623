import type { YesNo } from '../questionnaires/answers';
import type { WeightLossPayload } from './weight-loss-payload';

/** What a patient's record says that decides about the program. */
export interface ProgramRecord {
  /** Null where nobody has asked. */
  is_pregnant_breastfeeding: YesNo | null;
  allergies: string;
  conditions: string;
  medication: string;
}

/** The version of the program's rules: questions, exclusions and the facts below. Kept with every decision. */
export const PROGRAM_RULES_VERSION = '2026-12-01';

export interface RecordRule {
  field: keyof ProgramRecord;
  /** The record excludes the patient if its field is this, or names one of these. */
  excludes: { value: YesNo } | { terms: readonly string[] };
  /** The answer of the questionnaire about the same fact. */
  answer: keyof WeightLossPayload;
  /** Whether it matters only until the program has started, which then prescribes by itself. */
  isForJoining: boolean;
  /** What the record says, in the words of messages. */
  words: string;
}

/** Facts that the record and the questionnaire both hold (rule health-20). */
export const RECORD_RULES = {
  pregnancy: {
    field: 'is_pregnant_breastfeeding',
    excludes: { value: 'yes' },
    answer: 'pregnant-breastfeeding',
    isForJoining: false,
    words: 'pregnant or breastfeeding',
  },
  condition: {
    field: 'conditions',
    excludes: {
      terms: [
        'type 1 diabetes',
        'type one diabetes',
        'type i diabetes',
        't1dm',
        'pancreatitis',
        'kidney disease',
        'kidney failure',
        'renal failure',
        'dialysis',
        'liver disease',
        'liver failure',
        'cirrhosis',
        'hepatitis',
        'eating disorder',
        'anorexia',
        'bulimia',
      ],
    },
    answer: 'diagnosed-medication',
    isForJoining: false,
    words: 'a condition that the program is not for',
  },
  medicine: {
    field: 'medication',
    excludes: {
      terms: [
        'semaglutide',
        'ozempic',
        'wegovy',
        'liraglutide',
        'saxenda',
        'tirzepatide',
        'mounjaro',
        'phentermine',
        'duromine',
        'metermine',
        'orlistat',
        'xenical',
        'contrave',
        'bupropion naltrexone',
        'naltrexone bupropion',
      ],
    },
    answer: 'taking-weightloss-medication',
    isForJoining: true,
    words: 'a medicine for weight loss',
  },
} as const satisfies Record<string, RecordRule>;

type ComparedFact = keyof typeof RECORD_RULES;

/** What a record can say against a program: facts of the questionnaire, or an allergy to what is prescribed. */
export type RecordFact = ComparedFact | 'allergy';

export const COMPARED_FACTS = Object.keys(RECORD_RULES) as ComparedFact[];
export const RECORD_FACTS: readonly RecordFact[] = [...COMPARED_FACTS, 'allergy'];

/** The field of the record that a fact is read from. */
export const fieldOfFact = (fact: RecordFact): keyof ProgramRecord =>
  fact === 'allergy' ? 'allergies' : RECORD_RULES[fact].field;

const ALLERGY_WORDS = 'an allergy to something in the medicine';

/** Names facts as messages do: "pregnant or breastfeeding; a medicine for weight loss". */
export const recordFactWords = (facts: readonly RecordFact[]): string =>
  facts.map((fact) => (fact === 'allergy' ? ALLERGY_WORDS : RECORD_RULES[fact].words)).join('; ');
