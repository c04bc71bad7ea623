import { needsAnotherSlot } from '@saltbush/contract';
import { apiFieldErrors } from '@saltbush/shared-ui/form-kit';
import { ApiError, errorMessage, isOutage } from '@saltbush/shared-ui/platform';

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
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'SLOT_UNAVAILABLE' || needsAnotherSlot(message)) return { kind: 'slot', message };
  if (code === 'ANSWERS_REJECTED') return { kind: 'rejected' };
  if (code === 'NOT_IN_SERVICE') return { kind: 'not-in-service' };
  if (code === 'PAYMENT_DECLINED') return { kind: 'payment', message };
  const [field] = apiFieldErrors(error);
  return { kind: 'other', message: field?.message ?? message };
}
