import { ageOn, contradictionsOf, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import { BusinessError } from '../../../../lib/errors';
import type { TelehealthContext } from '../../context';
import type { BookingDetails, BookingDocument } from '../documents';
import { checkService } from '../read-input';

/** Returns the questions whose answers the age on the day of an appointment contradicts. */
function keysAgainst(
  { booking_type }: BookingDocument,
  { answers, first_name }: BookingDetails,
  age: number,
) {
  const nothing = { record: null, medicine: null, earlier: [], changed: [], today: '' };
  const compared = { booking_type, answers: answers ?? {}, first_name, age, ...nothing };
  return contradictionsOf(compared).map(({ key }) => key);
}

/**
 * Checks the age on the day that a booking is moved to: the service's limits (rule health-06), and answers that were
 * right on the day of before (rule health-52). @throws {BusinessError} NOT_IN_SERVICE, ANSWERS_REJECTED, ANSWERS_CONTRADICT
 */
export function requireAge(
  { cipher }: Pick<TelehealthContext, 'cipher'>,
  booking: BookingDocument,
  starts_at: Date,
): void {
  const { _id, state } = booking;
  const details = JSON.parse(cipher.decrypt(booking.details, _id)) as BookingDetails;
  const ageAt = (at: Date) => ageOn(details.dob, localDate(at, STATE_TIME_ZONES[state])) ?? 0;
  checkService(booking, ageAt(starts_at));
  const before = keysAgainst(booking, details, ageAt(booking.starts_at));
  if (keysAgainst(booking, details, ageAt(starts_at)).some((key) => !before.includes(key))) {
    throw new BusinessError('ANSWERS_CONTRADICT', { reason: 'moved', contradictions: [] });
  }
}
