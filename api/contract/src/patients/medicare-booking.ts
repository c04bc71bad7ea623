import { normaliseIhi } from './ihi';
import { type MedicareCard, normaliseMedicareExpiry, normaliseMedicareNumber } from './medicare';

/** Error when the Medicare booking check rejects the details (section 8). */
export const MEDICARE_INVALID =
  'The Medicare details provided are invalid. Please enter valid Medicare details.';
/** Error when the Medicare booking check could not be performed (section 8). */
export const MEDICARE_BOOKING_FAILED = 'Error in booking medicare';

/** Path of the endpoint, below /api (section 7). */
export const MEDICARE_BOOKING_ENDPOINT = '/telehealth/medicare/booking';

/** Body of POST /api/telehealth/medicare/booking (section 7). */
export type MedicareBookingBody =
  | { mcNumber: string; mcRef: string; mcExpiry: string }
  | { ihiNumber: string };

/** Response of that endpoint: `data` if the details are valid, else `error_message`. */
export interface MedicareBookingAnswer {
  data?: unknown;
  error_message?: string | null;
}

/** Builds the request body: Medicare details only with Medicare, the IHI only without (section 5.g). */
export function medicareBookingBody(
  details: { hasMedicare: true; medicare: MedicareCard } | { hasMedicare: false; ihi: string },
): MedicareBookingBody {
  if (!details.hasMedicare) return { ihiNumber: normaliseIhi(details.ihi) };
  const { number, reference, expiry } = details.medicare;
  return {
    mcNumber: normaliseMedicareNumber(number),
    mcRef: reference.trim(),
    mcExpiry: normaliseMedicareExpiry(expiry) ?? expiry.trim(),
  };
}

/** What the patient reads after the check, by why it did not pass. */
export const MEDICARE_WORDINGS = { invalid: MEDICARE_INVALID, failed: MEDICARE_BOOKING_FAILED };

export type MedicareRefusal = keyof typeof MEDICARE_WORDINGS;

/** @returns why the details are not taken, or null when they are good (section 5.g). */
export async function medicareBookingRefusal(
  check: () => Promise<MedicareBookingAnswer>,
): Promise<MedicareRefusal | null> {
  try {
    const answer = await check();
    return answer.error_message ? 'invalid' : null;
  } catch {
    return 'failed';
  }
}
