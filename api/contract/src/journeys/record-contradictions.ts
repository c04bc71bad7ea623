import {
  COMPARED_FACTS,
  fieldOfFact,
  type ProgramRecord,
  RECORD_RULES,
  type RecordFact,
  type RecordRule,
} from './record-rules';
import { allergensIn, recordNames } from './record-text';
import type { WeightLossPayload } from './weight-loss-payload';

/** A fact of the record that a practitioner has acknowledged, with what the record said. */
export interface ClearedFact {
  fact: RecordFact;
  record: string;
}

interface Stage {
  /** Whether the program has started: what it prescribes is then no reason against it. */
  hasStarted?: boolean;
  /** Names and ingredients of what is prescribed. */
  medicines?: readonly string[];
  cleared?: readonly ClearedFact[];
}

function isExcluded(record: ProgramRecord, { field, excludes }: RecordRule): boolean {
  const says = record[field] ?? '';
  return 'value' in excludes ? says === excludes.value : recordNames(says, excludes.terms);
}

/** Returns true if a practitioner acknowledged a fact with what the record says now. */
const isCleared = (record: ProgramRecord, cleared: readonly ClearedFact[], fact: RecordFact): boolean =>
  cleared.some((one) => one.fact === fact && one.record === record[fieldOfFact(fact)]);

/** Returns the facts by which a patient's record excludes them from the program, unless they are acknowledged. */
export function recordExclusions(record: ProgramRecord, stage: Stage = {}): RecordFact[] {
  const { hasStarted = false, medicines = [], cleared = [] } = stage;
  const compared = COMPARED_FACTS.filter((fact) => {
    const rule: RecordRule = RECORD_RULES[fact];
    return isExcluded(record, rule) && !(hasStarted && rule.isForJoining);
  });
  const isAllergic = medicines.some((medicine) => allergensIn(record.allergies, medicine).length > 0);
  const facts: RecordFact[] = isAllergic ? [...compared, 'allergy'] : compared;
  return facts.filter((fact) => !isCleared(record, cleared, fact));
}

/** Returns the facts that the record excludes the patient by and the answers deny, unless they are acknowledged. */
export const recordContradictions = (
  record: ProgramRecord,
  answers: WeightLossPayload,
  cleared: readonly ClearedFact[] = [],
): RecordFact[] =>
  recordExclusions(record, { cleared }).filter(
    (fact) => fact !== 'allergy' && answers[RECORD_RULES[fact].answer] !== 'yes',
  );
