import { type ErrorCode, SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { type AuthResult, jsonRequest } from '@saltbush/shared-ui/platform';

interface Answer {
  data?: { message?: string };
  message?: string;
  errors?: { extensions?: { code?: ErrorCode } }[];
}

/** Requests a password reset link. The response message is the same for every address. */
export async function requestPasswordReset(email: string): Promise<{ ok: boolean; message: string }> {
  const result = await jsonRequest<Answer>('/api/auth/forgot-password', { body: { email } });
  const message = result.success ? result.data?.data?.message : result.data?.message;
  return { ok: result.success, message: message ?? SOMETHING_WENT_WRONG };
}

/** Sets a new password with the token of a reset link. `isLinkExpired` means that only a new link can help. */
export async function resetPassword(input: {
  token: string;
  password: string;
}): Promise<AuthResult & { isLinkExpired?: boolean }> {
  const result = await jsonRequest<Answer>('/api/auth/reset-password', { body: input });
  if (result.success) return { ok: true };
  const isLinkExpired = result.data?.errors?.[0]?.extensions?.code === 'RESET_LINK_INVALID';
  return { ok: false, message: result.data?.message ?? SOMETHING_WENT_WRONG, isLinkExpired };
}
