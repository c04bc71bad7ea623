import type { ErrorDetails } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { listAutoDeliveries } from '../autodelivery/store';
import { listSubscriptions } from '../journeys/store';
import { hasComingBooking } from '../telehealth/bookings/store';
import type { PatientDocument } from './documents';

type Owned = Pick<PatientDocument, '_id' | 'user_id'>;

/** A program in these statuses does not need its patient any more, or not yet. */
const NOT_NEEDING = new Set(['draft', 'cancelled']);

/** True while a program treats the patient: submitted, and not cancelled. */
export async function isJourneyPatient(db: Db, { _id, user_id }: Owned): Promise<boolean> {
  const subscriptions = await listSubscriptions(db, user_id, null);
  return subscriptions.some(({ patient_uuid, status }) => patient_uuid === _id && !NOT_NEEDING.has(status));
}

async function isAutoDelivered(db: Db, { _id, user_id }: Owned): Promise<boolean> {
  const autoDeliveries = await listAutoDeliveries(db, user_id);
  return autoDeliveries.some(
    ({ status, items }) => status !== 'cancelled' && items.some(({ patient_uuid }) => patient_uuid === _id),
  );
}

type PatientUse = ErrorDetails<'PATIENT_IN_USE'>[0]['reason'];

/** What keeps a patient from being deleted; null when nothing does. */
export async function whatNeedsPatient(db: Db, patient: Owned, now: Date): Promise<PatientUse | null> {
  if (await isJourneyPatient(db, patient)) {
    return 'program';
  }
  if (await isAutoDelivered(db, patient)) {
    return 'autodelivery';
  }
  if (await hasComingBooking(db, patient, now)) {
    return 'booking';
  }
  return null;
}
