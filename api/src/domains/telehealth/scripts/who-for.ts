import { issuesScripts, isTooLateToIssue, type NoScriptReason } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import type { FieldCipher } from '../../../lib/field-cipher';
import { findCustomer, isRetired } from '../../accounts';
import { findOwnPatient, type PatientDocument, personKey, pharmacyDay } from '../../patients';
import type { BookingDetails, BookingDocument } from '../bookings/documents';

/** Whether somebody can still sign in to a patient's account: what is put on file of a closed one reaches nobody. */
export async function isAccountOpen(db: Db, userId: string, session?: ClientSession): Promise<boolean> {
  const customer = await findCustomer(db, userId, session);
  return customer !== null && !isRetired(customer);
}

/**
 * Finds the record of a consultation's patient; null for guests, for closed accounts, and once it is gone or somebody
 * else's.
 */
export async function patientOf(
  { db, cipher }: { db: Db; cipher: FieldCipher },
  { _id, user_id, patient_uuid, details }: BookingDocument,
): Promise<PatientDocument | null> {
  const patient = user_id && patient_uuid ? await findOwnPatient(db, user_id, patient_uuid) : null;
  if (!patient || !(await isAccountOpen(db, patient.user_id))) return null;
  const booked = JSON.parse(cipher.decrypt(details, _id)) as BookingDetails;
  return personKey(patient.user_id, patient) === personKey(patient.user_id, booked) ? patient : null;
}

/** Returns why a practitioner cannot issue a script of a consultation; null if they can (rule health-63). */
export function noScriptReason(
  { booking_type, status, closed, starts_at, returned_fee }: BookingDocument,
  patient: PatientDocument | null,
  { staffId, now }: { staffId: string; now: Date },
): NoScriptReason | null {
  if (!issuesScripts(booking_type)) return 'service';
  if (!patient) return 'no_record';
  if (status !== 'completed') return 'not_held';
  if (closed?.staff_id !== staffId) return 'not_yours';
  if (returned_fee) return 'fee_returned';
  return isTooLateToIssue(pharmacyDay(starts_at), pharmacyDay(now)) ? 'too_late' : null;
}
