import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ShopLocation } from './navigation';
import type { SlotRuntime } from './slot-runtime';

/** What a React root of the shop needs around it, in the browser and on the server. */
export interface Environment {
  queryClient: QueryClient;
  /** Where the document was rendered for: the location of the first, hydrating render. */
  initialLocation: ShopLocation;
  slots: SlotRuntime;
  /** The remote whose page an address shows; in the browser only. */
  ownerOf?(pathname: string): string | null;
  /** Has some remote of this page's registry a page for an address? */
  isServed?(pathname: string): boolean;
}

const EnvironmentContext = createContext<Environment | null>(null);

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('Render shop components inside EnvironmentProvider');
  return environment;
}

/**
 * Tells which addresses lead to a page: menus leave out what no remote has released. Without a registry, as in
 * stories, everything counts as released.
 */
export function useServed(): (pathname: string) => boolean {
  const { isServed } = useEnvironment();
  return (pathname) => isServed?.(pathname) ?? true;
}

/** Gives a root its query client, location and slots. */
export function EnvironmentProvider({
  environment,
  children,
}: {
  environment: Environment;
  children: ReactNode;
}) {
  return (
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={environment.queryClient}>{children}</QueryClientProvider>
    </EnvironmentContext>
  );
}

let browserEnvironment: Environment | null = null;

/** The shell sets it once, before the first application mounts. */
export function setBrowserEnvironment(environment: Environment): void {
  browserEnvironment = environment;
}

export function getBrowserEnvironment(): Environment {
  if (!browserEnvironment) throw new Error('The shell has not set the environment yet');
  return browserEnvironment;
}
