import {
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  type SlotRuntime,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** A runtime in which all slots are empty. */
const NO_SLOTS: SlotRuntime = {
  fillsOf: () => [],
  load: () => Promise.reject(new Error('No slots here')),
  report: () => undefined,
};

export interface TestShopProps {
  children: ReactNode;
  /** Defaults to a new, empty client. */
  queryClient?: QueryClient;
  /** Fills the slots of other remotes; by default they are empty. */
  slots?: SlotRuntime;
  /** The frame of a task at an address; by default no page has one. */
  focusOf?: Environment['focusOf'];
}

/** The environment that the shell provides to a page or fragment, for tests and stories. */
export function TestShop({ children, queryClient, slots = NO_SLOTS, focusOf }: TestShopProps) {
  const [environment] = useState<Environment>(() => ({
    queryClient: queryClient ?? createQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots,
    focusOf,
  }));
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}
