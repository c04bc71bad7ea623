import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ShopLocation } from './navigation/navigation';
import type { Focus } from './navigation/route-matching';
import type { SlotRuntime } from './slots/slot-runtime';

/** Context of a React root of the shop, in the browser and on the server. */
export interface Environment {
  queryClient: QueryClient;
  /** The location of the server-rendered document, used for the hydrating render. */
  initialLocation: ShopLocation;
  slots: SlotRuntime;
  /** Returns the remote that owns the page at an address; only in the browser. */
  ownerOf?(pathname: string): string | null;
  /** Returns true if a remote in the page's registry has a page at the address. */
  isServed?(pathname: string): boolean;
  /** Returns the frame of the task at an address, with the path of its exit filled in; null if there is none. */
  focusOf?(pathname: string): Focus | null;
}

const EnvironmentContext = createContext<Environment | null>(null);

/**
 * Returns the environment of the surrounding root.
 * @throws {Error} outside EnvironmentProvider
 */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('Render shop components inside EnvironmentProvider');
  return environment;
}

/**
 * Returns a predicate for addresses that have a page, so that menus omit unreleased ones. Without a registry, as in
 * stories, every address counts as released.
 */
export function useServed(): (pathname: string) => boolean {
  const { isServed } = useEnvironment();
  return (pathname) => isServed?.(pathname) ?? true;
}

/** Provides a root's query client, location and slots. */
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

/** Sets the environment; called by the shell once, before the first application mounts. */
export function setBrowserEnvironment(environment: Environment): void {
  browserEnvironment = environment;
}

/**
 * Returns the environment set by the shell, for code outside React.
 * @throws {Error} if the shell has not set it yet
 */
export function getBrowserEnvironment(): Environment {
  if (!browserEnvironment)
    throw new Error('The shell has not set the environment. Call setBrowserEnvironment() before mounting');
  return browserEnvironment;
}
