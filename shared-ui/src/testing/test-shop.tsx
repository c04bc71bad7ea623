import {
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  type SlotRuntime,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** No remote fills any slot. */
const NO_SLOTS: SlotRuntime = {
  fillsOf: () => [],
  load: () => Promise.reject(new Error('No slots here')),
  report: () => undefined,
};

export interface TestShopProps {
  children: ReactNode;
  /** A new one, with nothing in it, when left out. */
  queryClient?: QueryClient;
  /** What fills the slots of other squads; nothing when left out. */
  slots?: SlotRuntime;
}

/** The surroundings that the shell gives a page or fragment, for tests and stories. */
export function TestShop({ children, queryClient, slots = NO_SLOTS }: TestShopProps) {
  const [environment] = useState<Environment>(() => ({
    queryClient: queryClient ?? createQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots,
  }));
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}
