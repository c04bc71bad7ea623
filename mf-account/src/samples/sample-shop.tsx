import {
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  type SlotRuntime,
} from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import { useState } from 'react';

const NO_SLOTS: SlotRuntime = {
  fillsOf: () => [],
  load: () => Promise.reject(new Error('No slots here')),
  report: () => undefined,
};

/** The surroundings that the shell gives the account pages. */
export function TestShop({ children }: { children: ReactNode }) {
  const [environment] = useState<Environment>(() => ({
    queryClient: createQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots: NO_SLOTS,
  }));
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}
