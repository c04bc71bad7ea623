import { CERTIFICATE_FILE, SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { ApiError, getSessionToken, saveFile } from '@saltbush/shared-ui/platform';

const GONE = 'This certificate no longer holds. Please open the appointment again.';

/**
 * Saves the certificate of a consultation that holds as a file.
 * @param endpoint below /api, for its patient or for practitioners
 * @throws {ApiError} if it cannot be had
 */
export async function downloadCertificate(endpoint: string, uuid: string): Promise<void> {
  const token = await getSessionToken();
  const response = await fetch(`/api${endpoint}`, {
    method: 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ uuid }),
  });
  const { ok, status } = response;
  if (status === 404) throw new ApiError(GONE, 'NOT_FOUND', status);
  if (!ok) throw new ApiError(SOMETHING_WENT_WRONG, 'INTERNAL', status);
  saveFile(CERTIFICATE_FILE, 'application/pdf', await response.blob());
}
