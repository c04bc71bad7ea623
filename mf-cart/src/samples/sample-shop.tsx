import { subscribe } from '@saltbush/shared-ui/bus';
import { cartKeys } from '@saltbush/shared-ui/entities';
import {
  getQueryClient,
  type Impersonation,
  renewQueries,
  type SessionUser,
  useCartIdentity,
  usePreference,
  useSession,
} from '@saltbush/shared-ui/platform';
import { serve } from '@saltbush/shared-ui/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePendingLines } from '../shared/cart/pending-lines';
import type { SampleApi } from './sample-api';

const USER: SessionUser = {
  id: 'u1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  role: 'customer',
};

const STAFF: Impersonation = {
  staff_name: 'Ari Novak',
  reason: 'Asked by phone',
  expires_at: '2026-11-21T10:00:00Z',
};

let unsubscribe: (() => void) | null = null;

/** Resets the platform to a known state over a sample API, as a guest, as Mara or as staff impersonating Mara. */
export function startSampleShop(
  api: SampleApi,
  options: { signedIn?: boolean; hasCart?: boolean; impersonated?: boolean } = {},
): void {
  const { hasCart = true, impersonated = false, signedIn = impersonated } = options;
  const client = getQueryClient();
  client.clear();
  localStorage.clear();
  sessionStorage.clear();
  usePendingLines.setState({ requested: {}, failures: {} });
  serve(...api.handlers);
  useCartIdentity.setState({ uuid: hasCart ? api.cart().uuid : null });
  usePreference.setState({ status: 'unset', preference: null });
  useSession.setState({
    status: signedIn ? 'signed-in' : 'guest',
    user: signedIn ? USER : null,
    impersonation: impersonated ? STAFF : null,
  });
  unsubscribe?.();
  unsubscribe = subscribe('cart:changed', () => void renewQueries(client, cartKeys.all));
}

/** Providers that every part of the store expects. */
export function SampleShop({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>;
}
