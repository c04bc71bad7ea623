import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Fetches again what is shown under this key, because the server's state has changed. A fetch under way may have been
 * answered before the change: TanStack Query would keep a first one and take its answer for the new state, so it is
 * given up and sent again. Resolves when all answers are here, good or bad.
 */
export function renewQueries(client: QueryClient, queryKey?: QueryKey): Promise<void> {
  const filters = queryKey && { queryKey };
  void client.cancelQueries({ ...filters, type: 'active' }, { silent: true });
  return client.invalidateQueries(filters);
}
