import {
  MEDICARE_BOOKING_ENDPOINT,
  type MedicareBookingAnswer,
  type MedicareBookingBody,
  type MedicareRefusal,
  medicareBookingRefusal,
} from '@saltbush/contract';
import { getSessionToken, jsonRequest } from '@saltbush/shared-ui/platform';

const PATH = `/api${MEDICARE_BOOKING_ENDPOINT}`;

/**
 * Verifies Medicare details or an IHI (section 5.g). Resolves to the reason they were rejected or could not be
 * verified, or null if they are valid.
 */
export const bookMedicare = (body: MedicareBookingBody): Promise<MedicareRefusal | null> =>
  medicareBookingRefusal(async () => {
    const token = await getSessionToken();
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { success, data, error } = await jsonRequest<MedicareBookingAnswer>(PATH, { body, headers });
    if (!success || !data) throw new Error(error);
    return data;
  });
