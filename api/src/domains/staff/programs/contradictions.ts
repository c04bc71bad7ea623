import { fieldOfFact, RECORD_RULES, recordExclusions } from '@saltbush/contract';
import {
  type JourneySubscriptionDocument,
  medicineTexts,
  openAnswers,
  openFacts,
  programRecord,
} from '../../journeys';
import { findOwnPatient, type PatientDocument } from '../../patients';
import type { StaffContext } from '../context';

/** Medicines that run or are offered. */
const medicinesOf = (ctx: StaffContext, { items, offer }: JourneySubscriptionDocument) =>
  medicineTexts(ctx.db, [...items, ...(offer?.items ?? [])]);

/** Returns what a patient's record says against a program, beside what was answered (rule health-20). */
export async function contradictionsOf(
  ctx: StaffContext,
  subscription: JourneySubscriptionDocument,
  patient: PatientDocument,
) {
  const record = programRecord(ctx, patient);
  const answers = openAnswers(ctx.cipher, subscription);
  const medicines = await medicinesOf(ctx, subscription);
  const hasStarted = subscription.status !== 'draft' && subscription.status !== 'reviewing';
  const open = openFacts(ctx, subscription, { patient, medicines });
  return recordExclusions(record, { hasStarted, medicines }).map((fact) => ({
    fact,
    record: record[fieldOfFact(fact)] ?? '',
    answer: fact === 'allergy' || !answers ? null : String(answers[RECORD_RULES[fact].answer]),
    is_acknowledged: !open.includes(fact),
  }));
}

/** Returns whether a program's record says something against it that nobody has acknowledged. */
export async function isContradicted(
  ctx: StaffContext,
  subscription: JourneySubscriptionDocument,
): Promise<boolean> {
  const { user_id, patient_uuid } = subscription;
  const patient = patient_uuid && (await findOwnPatient(ctx.db, user_id, patient_uuid));
  if (!patient) return false;
  const medicines = await medicinesOf(ctx, subscription);
  return openFacts(ctx, subscription, { patient, medicines }).length > 0;
}
