import {
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  type SlotRuntime,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const NO_SLOTS: SlotRuntime = {
  fillsOf: () => [],
  load: () => Promise.reject(new Error('No slots here')),
  report: () => undefined,
};

export interface TestShopProps {
  children: ReactNode;
  queryClient?: QueryClient;
  /** What fills the slots of other squads; nothing when left out. */
  slots?: SlotRuntime;
}

/** The surroundings that the shell gives the header. */
export function TestShop({ children, queryClient, slots = NO_SLOTS }: TestShopProps) {
  const [environment] = useState<Environment>(() => ({
    queryClient: queryClient ?? createQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots,
  }));
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}
