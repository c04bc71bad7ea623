import { firstLogDay, type LogDays, localDate, type Measurement, STATE_TIME_ZONES } from '@saltbush/contract';
import { findOwnPatient } from '../../patients';
import { requireSubscription } from '../access';
import { consultState } from '../consults/consult-slot';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { listSubscriptions } from '../store';
import { type LogOwner, listMeasurements } from './store';

/** A log as its owner sees it. */
export interface MeasurementLog extends LogDays {
  entries: Measurement[];
}

/** Returns whose log belongs to a program; null for a draft that has no patient yet. */
export const logOwner = ({ user_id, patient_uuid }: JourneySubscriptionDocument): LogOwner | null =>
  patient_uuid === null ? null : { user_id, patient_uuid };

/**
 * Returns the days that a log covers, by the clocks of the patient's state: from a year before the patient's first
 * program to today.
 */
export async function logDays(
  { db, clock }: Pick<JourneysContext, 'db' | 'clock'>,
  { user_id, patient_uuid, created_at }: JourneySubscriptionDocument,
): Promise<LogDays> {
  const patient = patient_uuid ? await findOwnPatient(db, user_id, patient_uuid) : null;
  const zone = STATE_TIME_ZONES[consultState(patient)];
  const programs = await listSubscriptions(db, user_id, null);
  const starts = programs.filter((program) => program.patient_uuid === patient_uuid);
  const first = Math.min(created_at.getTime(), ...starts.map((program) => program.created_at.getTime()));
  const started = localDate(new Date(first), zone);
  return { first_day: firstLogDay(started), today: localDate(clock.now(), zone) };
}

/** Returns the log that belongs to a program. */
export async function viewLog(
  ctx: Pick<JourneysContext, 'db' | 'cipher' | 'clock'>,
  subscription: JourneySubscriptionDocument,
): Promise<MeasurementLog> {
  const owner = logOwner(subscription);
  const [days, entries] = await Promise.all([
    logDays(ctx, subscription),
    owner ? listMeasurements(ctx, owner) : [],
  ]);
  return { ...days, entries };
}

/**
 * Returns the signed-in member's weight and waist log (rule health-24).
 * @throws {BusinessError} UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND
 */
export async function journeyMeasurements(
  _root: unknown,
  { subscription_id }: { subscription_id?: string | null },
  ctx: JourneysContext,
): Promise<MeasurementLog> {
  return viewLog(ctx, await requireSubscription(ctx, subscription_id));
}
