import { SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { getSessionToken, jsonRequest } from '@saltbush/shared-ui/platform';

/**
 * Starts a session in which the member of staff acts as the customer, for at most an hour (rule accounts-07).
 * @throws {Error} with the words of the refusal
 */
export async function actAsCustomer(customerId: string, reason: string): Promise<void> {
  const token = await getSessionToken();
  const result = await jsonRequest<{ message?: string }>('/api/auth/impersonate', {
    body: { customerId, reason },
    headers: { Authorization: `Bearer ${token ?? ''}` },
  });
  if (!result.success) throw new Error(result.data?.message ?? SOMETHING_WENT_WRONG);
}
