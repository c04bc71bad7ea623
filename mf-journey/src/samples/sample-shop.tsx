import {
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  type SessionUser,
  type SlotRuntime,
  useSession,
} from '@saltbush/shared-ui/platform';
import { type ReactNode, useState } from 'react';

const USER: SessionUser = {
  id: 'u1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  role: 'customer',
};

const NO_SLOTS: SlotRuntime = {
  fillsOf: () => [],
  load: () => Promise.reject(new Error('No slots here')),
  report: () => undefined,
};

/** The surroundings that the shell gives the pages; its memory is empty. */
export function SampleShop({ children, slots = NO_SLOTS }: { children: ReactNode; slots?: SlotRuntime }) {
  const [environment] = useState<Environment>(() => ({
    queryClient: createQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots,
  }));
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}

/** Mara is signed in. */
export const signInMara = () => useSession.setState({ status: 'signed-in', user: USER, impersonation: null });

/** Nobody is signed in. */
export const signNobodyIn = () => useSession.setState({ status: 'guest', user: null, impersonation: null });
