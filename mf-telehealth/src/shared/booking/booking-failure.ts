import { apiFieldErrors } from '@saltbush/shared-ui/form-kit';
import { errorMessage, hasCode, isOutage } from '@saltbush/shared-ui/platform';

/** What to do about a booking that the api did not take. */
export type BookingFailure =
  | { kind: 'slot'; message: string }
  | { kind: 'rejected' }
  | { kind: 'not-in-service' }
  | { kind: 'payment'; message: string }
  | { kind: 'other'; message: string };

const LOST =
  'We lost the connection before hearing back. Please try again: you are never booked or charged twice.';

/** Reads a failure: a slot that is gone asks for another one (section 8), other failures are said where one is. */
export function bookingFailure(error: unknown): BookingFailure {
  if (isOutage(error)) return { kind: 'other', message: LOST };
  const message = errorMessage(error);
  if (hasCode(error, 'SLOT_UNAVAILABLE')) return { kind: 'slot', message };
  if (hasCode(error, 'ANSWERS_REJECTED')) return { kind: 'rejected' };
  if (hasCode(error, 'NOT_IN_SERVICE')) return { kind: 'not-in-service' };
  if (hasCode(error, 'PAYMENT_DECLINED')) return { kind: 'payment', message };
  const [field] = apiFieldErrors(error);
  return { kind: 'other', message: field?.message ?? message };
}
