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
 * Asks whether Medicare details, or an IHI, are somebody's (section 5.g). Returns why not, or
 * that it cannot be asked; null when they are good.
 */
export const bookMedicare = (body: MedicareBookingBody): Promise<MedicareRefusal | null> =>
  medicareBookingRefusal(async () => {
    const token = await getSessionToken();
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { success, data, error } = await jsonRequest<MedicareBookingAnswer>(PATH, { body, headers });
    if (!success || !data) throw new Error(error);
    return data;
  });
