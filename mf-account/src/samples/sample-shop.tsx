import {
  type Environment,
  EnvironmentProvider,
  getQueryClient,
  type SessionUser,
  useSession,
} from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';

const MARA: SessionUser = {
  id: 'u1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  role: 'customer',
};

const environment = (): Environment => ({
  queryClient: getQueryClient(),
  initialLocation: { pathname: '/user/patients', search: '', hash: '' },
  slots: {
    fillsOf: () => [],
    load: () => Promise.reject(new Error('No slots here')),
    report: () => undefined,
  },
});

/** Resets the page's query client and session: Mara is signed in, or a guest browses. */
export function startSampleShop({ status = 'signed-in' as 'signed-in' | 'guest' | 'unknown' } = {}): void {
  getQueryClient().clear();
  const user = status === 'signed-in' ? MARA : null;
  // Resets state that a previous story may have left open.
  useSession.setState({ user: null });
  useSession.setState({ status, user, impersonation: null });
}

/** Providers for components that invalidate the page's queries. */
export function SampleShop({ children }: { children: ReactNode }) {
  return <EnvironmentProvider environment={environment()}>{children}</EnvironmentProvider>;
}
