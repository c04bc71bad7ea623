import { QueryClient } from '@tanstack/react-query';
import { ApiError, isOutage } from './errors';

const OUTAGE_PROBE_MS = 3000;

/** Creates a query client with the shop's defaults: business errors are final, outages are polled until they end. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (count, error) => !(error instanceof ApiError) && count < 1,
        refetchInterval: (query) => (isOutage(query.state.error) ? OUTAGE_PROBE_MS : false),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

let browserClient: QueryClient | null = null;

/** Returns the page's client, shared by all remotes. On the server each document creates its own. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined')
    throw new Error('On the server the query client comes from the page context');
  browserClient ??= createQueryClient();
  return browserClient;
}
