import type { AskedContradiction } from '@saltbush/contract';
import { apiFieldErrors } from '@saltbush/shared-ui/form-kit';
import { errorMessage, hasCode, isOutage } from '@saltbush/shared-ui/platform';

/** How to handle a booking the api refused. */
export type BookingFailure =
  | { kind: 'slot'; message: string }
  | { kind: 'rejected' }
  | { kind: 'red-flag' }
  | { kind: 'not-in-service' }
  | { kind: 'contradicted'; contradictions: readonly AskedContradiction[] }
  | { kind: 'payment'; message: string }
  | { kind: 'other'; message: string };

const LOST =
  'We lost the connection before hearing back. Please try again: you are never booked or charged twice.';

/** Classifies a failure: a taken slot requires another one (section 8), other failures are reported in place. */
export function bookingFailure(error: unknown): BookingFailure {
  if (isOutage(error)) return { kind: 'other', message: LOST };
  const message = errorMessage(error);
  if (hasCode(error, 'SLOT_UNAVAILABLE')) return { kind: 'slot', message };
  if (hasCode(error, 'ANSWERS_REJECTED')) return { kind: 'rejected' };
  if (hasCode(error, 'RED_FLAG')) return { kind: 'red-flag' };
  if (hasCode(error, 'NOT_IN_SERVICE')) return { kind: 'not-in-service' };
  if (hasCode(error, 'ANSWERS_CONTRADICT')) {
    const { contradictions = [] } = error.extensions;
    return contradictions.length > 0 ? { kind: 'contradicted', contradictions } : { kind: 'other', message };
  }
  if (hasCode(error, 'PAYMENT_DECLINED')) return { kind: 'payment', message };
  const [field] = apiFieldErrors(error);
  return { kind: 'other', message: field?.message ?? message };
}
