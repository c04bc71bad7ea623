import { MY_DATA_ENDPOINT, SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { type AuthResult, getSessionToken, jsonRequest } from '@saltbush/shared-ui/platform';

/** Lets the browser save a text as a file. */
function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

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
  saveFile(JSON.stringify(result.data, null, 2), 'my-data.json');
  return { ok: true };
}
