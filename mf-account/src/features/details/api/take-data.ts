import { MY_DATA_ENDPOINT, SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { type AuthResult, getSessionToken, jsonRequest, saveFile } from '@saltbush/shared-ui/platform';

/** Asks for everything the shop holds about the shopper, and saves it as a file; nothing of it stays on the page. */
export async function takeData(password: string | null): Promise<AuthResult> {
  const token = await getSessionToken();
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const url = `/api${MY_DATA_ENDPOINT}`;
  const body = { password };
  const result = await jsonRequest<{ message?: string }>(url, { body, headers, cache: 'no-store' });
  if (!result.success || !result.data) {
    return { ok: false, message: result.data?.message ?? SOMETHING_WENT_WRONG };
  }
  saveFile('my-data.json', 'application/json', JSON.stringify(result.data, null, 2));
  return { ok: true };
}
