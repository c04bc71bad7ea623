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

/** Puts the page's own query client and session into a known state: Mara is signed in, or nobody is. */
export function startSharedShop({ status = 'signed-in' as 'signed-in' | 'guest' | 'unknown' } = {}): void {
  getQueryClient().clear();
  const user = status === 'signed-in' ? MARA : null;
  // Whoever was here before takes along what they left open.
  useSession.setState({ user: null });
  useSession.setState({ status, user, impersonation: null });
}

/** The surroundings of parts that renew the page's own queries. */
export function SharedShop({ children }: { children: ReactNode }) {
  return <EnvironmentProvider environment={environment()}>{children}</EnvironmentProvider>;
}
