import { ageOn, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import { findOwnPatient } from '../../patients';
import type { BookingDetails, BookingDocument } from '../bookings/documents';
import type { TelehealthContext } from '../context';
import { compare } from './compare';
import { contradicted } from './judge';

/**
 * Compares a held booking's answers with what is known by now: the patient's record can have changed since they were
 * compared last (rule health-52). @throws {BusinessError} ANSWERS_CONTRADICT by what the patient has not let stand
 */
export async function requireUnchanged(ctx: TelehealthContext, booking: BookingDocument): Promise<void> {
  const { _id, user_id, patient_uuid, booking_type, state, starts_at } = booking;
  // Staff who act as the patient would learn from a refusal what the record says.
  if (!user_id || !patient_uuid || ctx.user?.impersonation) return;
  const patient = await findOwnPatient(ctx.db, user_id, patient_uuid);
  if (!patient) return;
  const details = JSON.parse(ctx.cipher.decrypt(booking.details, _id)) as BookingDetails;
  const { answers, product_id, first_name, screening } = details;
  const age = ageOn(patient.dob, localDate(starts_at, STATE_TIME_ZONES[state]));
  const own = { booking: _id, draft_key: booking.entered_in ?? booking.draft_key };
  const changed = screening?.changed ?? [];
  const asked = { booking_type, answers, product_id, changed, first_name, age };
  const found = await compare(ctx, { ...asked, patient, own });
  const stood = (screening?.compared?.standing ?? []).filter(({ note }) => note !== '');
  const standing = new Set(stood.map(({ id }) => id));
  const contradictions = found.contradictions.filter(({ id }) => !standing.has(id));
  if (contradictions.length > 0) throw contradicted({ ...found, contradictions });
}
