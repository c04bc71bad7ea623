import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches active queries under a key after the server's state has changed. A fetch in flight may return data from
 * before the change, and TanStack Query would accept a first one as current, so it is cancelled and sent again.
 * Resolves once all refetches have settled.
 */
export function renewQueries(client: QueryClient, queryKey?: QueryKey): Promise<void> {
  const filters = queryKey && { queryKey };
  void client.cancelQueries({ ...filters, type: 'active' }, { silent: true });
  return client.invalidateQueries(filters);
}
