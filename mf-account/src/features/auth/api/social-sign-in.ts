import { SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { type AuthResult, jsonRequest, leaveToSignIn, useCartIdentity } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';

/** An identity provider that shoppers can sign in with. */
export interface SocialProvider {
  id: string;
  name: string;
}

/** Available identity providers; empty if none is configured. */
export const socialProvidersQuery = () =>
  queryOptions({
    queryKey: ['mf-account', 'social-providers'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const url = '/api/auth/providers';
      const result = await jsonRequest<{ data?: SocialProvider[] }>(url, { method: 'GET' });
      if (!result.success || !result.data?.data) throw new Error(result.error || SOMETHING_WENT_WRONG);
      return result.data.data;
    },
  });

/**
 * Redirects to the provider, merging the guest's cart into the account. Resolves to a failure if it cannot redirect.
 */
export async function signInWith(provider: SocialProvider, redirectUrl: string): Promise<AuthResult> {
  const { uuid } = useCartIdentity.getState();
  const body = { provider: provider.id, redirect_url: redirectUrl, cart: uuid ? { id: uuid } : null };
  const result = await jsonRequest<{ data?: { url: string }; message?: string }>('/api/auth/social', {
    body,
  });
  const url = result.data?.data?.url;
  if (!result.success || !url) return { ok: false, message: result.data?.message ?? SOMETHING_WENT_WRONG };
  leaveToSignIn(url);
  return { ok: true };
}
