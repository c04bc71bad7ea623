import { CERTIFICATE_FILE, SOMETHING_WENT_WRONG, UNREACHABLE } from '@saltbush/contract';
import { ApiError, getSessionToken, saveFile } from '@saltbush/shared-ui/platform';

const GONE = 'This certificate no longer holds. Please open the appointment again.';

/** The words of a refusal, such as a limit that was reached. */
async function wordsOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof body?.message === 'string' ? body.message : SOMETHING_WENT_WRONG;
}

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
  }).catch(() => {
    throw new ApiError(UNREACHABLE, 'API_UNAVAILABLE', 0);
  });
  const { ok, status } = response;
  if (status === 404) throw new ApiError(GONE, 'NOT_FOUND', status);
  if (!ok) throw new ApiError(await wordsOf(response), 'INTERNAL', status);
  saveFile(CERTIFICATE_FILE, 'application/pdf', await response.blob());
}
