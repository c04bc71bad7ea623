import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type {
  ClinicalEntryKind,
  JourneyStatus,
  RecordFact,
  StaffProgramOutcome,
} from '../../../generated/gql/graphql';

/** Statuses of programs in the practitioner's words, with the kind of mark that each has. */
export const STATUS_WORDS: Readonly<Record<JourneyStatus, { words: string; kind: StateMarkProps['kind'] }>> =
  {
    draft: { words: 'Not submitted', kind: 'waiting' },
    reviewing: { words: 'To review', kind: 'waiting' },
    active: { words: 'Running', kind: 'moving' },
    NoRepeats: { words: 'Without repeats', kind: 'waiting' },
    PaymentDeclinedForRenewal: { words: 'Payment declined', kind: 'stopped' },
    cancelled: { words: 'Ended', kind: 'stopped' },
  };

type Standing = 'booked' | 'open' | 'completed' | 'missed' | 'not_held';

/** How consults stand, by their status; one that has begun is open until somebody puts it down. */
export const CONSULT_WORDS: Readonly<Record<Standing, { words: string; kind: StateMarkProps['kind'] }>> &
  Readonly<Record<string, { words: string; kind: StateMarkProps['kind'] } | undefined>> = {
  booked: { words: 'Booked', kind: 'moving' },
  open: { words: 'Not put down', kind: 'waiting' },
  completed: { words: 'Took place', kind: 'done' },
  missed: { words: 'Not reached', kind: 'stopped' },
  not_held: { words: 'We did not ring', kind: 'stopped' },
};

export const OUTCOME_WORDS: Readonly<Record<StaffProgramOutcome, string>> = {
  prescribed: 'Prescribed',
  no_medicine: 'Goes on without a medicine',
  refused: 'Refused',
};

/** What a record can say against a program. */
export const FACT_WORDS: Readonly<Record<RecordFact, string>> = {
  pregnancy: 'Pregnant or breastfeeding',
  condition: 'A condition that the program is not for',
  medicine: 'A medicine for weight loss',
  allergy: 'An allergy to something in what is prescribed',
};

/** Entries of a program's history. */
export const ENTRY_WORDS: Readonly<Record<ClinicalEntryKind, string>> = {
  eligible: 'Answers that allow the program',
  not_eligible: 'Answers that exclude from the program',
  contradicted: 'Answers that the record denies, not taken',
  put_to_practitioner: 'Answers that the record denies, put before a practitioner',
  earlier_answers: 'Answers that exclude, changed since',
  record_changed: 'Record corrected',
  acknowledged: 'Record acknowledged',
  prescribed: 'Prescribed',
  no_medicine: 'Went on without a medicine',
  refused: 'Refused',
};

/** Questions of the program's questionnaire, by the key of their answer. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'above-eighteen': 'Is 18 or older',
  'pregnant-breastfeeding': 'Pregnant, breastfeeding or planning a pregnancy',
  'pregnancy-options': 'Ticked about pregnancy',
  height: 'Height',
  weight: 'Weight',
  'diagnosed-medication': 'Has a diagnosed condition or takes medication for one',
  'taking-weightloss-medication': 'Takes weight-loss medication',
  bmi: 'BMI',
};

/** Fields of the record, and other things that decisions rest on. */
const RECORD_WORDS: Readonly<Record<string, string>> = {
  is_pregnant_breastfeeding: 'Pregnant or breastfeeding',
  allergies: 'Allergies',
  conditions: 'Conditions',
  medication: 'Medicines',
  facts: 'Against it',
  acknowledged: 'Acknowledged before',
  consult: 'Consult',
};

/** Returns the words of a question, or of a record's field with its mark; one of another release keeps its key. */
export function questionWords(key: string): string {
  const [field = key, mark] = key.split(/ (?=\()/);
  const words = QUESTIONS[field] ?? RECORD_WORDS[field] ?? field;
  return mark ? `${words} ${mark}` : words;
}

/** Formats medicines as `1 × Name, 6 supplies`. */
export const medicineWords = ({
  name,
  quantity,
  repeats,
}: {
  name: string;
  quantity: number;
  repeats: number;
}): string => `${quantity} × ${name}, ${repeats} ${repeats === 1 ? 'supply' : 'supplies'}`;
