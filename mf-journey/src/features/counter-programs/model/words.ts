import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { JourneyStatus, StaffProgramOutcome } from '../../../generated/gql/graphql';

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

export const OUTCOME_WORDS: Readonly<Record<StaffProgramOutcome, string>> = {
  prescribed: 'Prescribed',
  no_medicine: 'Goes on without a medicine',
  refused: 'Refused',
};

/** Questions of the program's questionnaire, by the key of their answer. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'above-eighteen': 'Is 18 or older',
  'pregnant-breastfeeding': 'Pregnant, breastfeeding or planning a pregnancy',
  height: 'Height',
  weight: 'Weight',
  'diagnosed-medication': 'Has a diagnosed condition or takes medication for one',
  'taking-weightloss-medication': 'Takes weight-loss medication',
  bmi: 'BMI',
};

/** Returns the words of a question; one of another release keeps its key. */
export const questionWords = (key: string): string => QUESTIONS[key] ?? key;

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
