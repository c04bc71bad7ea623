import {
  createQueryClient,
  type Environment,
  EnvironmentProvider,
  getLocation,
  type SlotRuntime,
  subscribeLocation,
} from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';

const NO_SLOTS: SlotRuntime = {
  fillsOf: () => [],
  load: () => Promise.reject(new Error('No slots here')),
  report: () => undefined,
};

interface TestShopProps {
  children: ReactNode;
  queryClient?: QueryClient;
  /** What fills the slots of other squads; nothing when left out. */
  slots?: SlotRuntime;
}

/** The surroundings that the shell gives a page. */
export function TestShop({ children, queryClient, slots = NO_SLOTS }: TestShopProps) {
  const [environment] = useState<Environment>(() => ({
    queryClient: queryClient ?? createQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots,
  }));
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}

/** Renders a page for the present address, and again when it changes, as the shell does. */
export function AtAddress({ render }: { render: (location: ReturnType<typeof getLocation>) => ReactNode }) {
  return render(useSyncExternalStore(subscribeLocation, getLocation));
}
