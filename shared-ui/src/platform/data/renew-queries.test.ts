import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { renewQueries } from './renew-queries';

const KEY = ['shop', 'cart', 'c-1', 'header'] as const;

/** A server whose responses the test resolves manually, in any order. */
function slowServer() {
  const resolvers: ((items: number) => void)[] = [];
  const queryFn = () => new Promise<number>((resolve) => resolvers.push(resolve));
  return { queryFn, resolvers };
}

function watch(client: QueryClient, queryFn: () => Promise<number>) {
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn });
  const end = observer.subscribe(() => undefined);
  const settled = () => expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
  return { observer, end, settled };
}

describe('renewQueries', () => {
  it('ignores the response to a first fetch that started before the change', async () => {
    const client = new QueryClient();
    const { queryFn, resolvers } = slowServer();
    const { observer, end, settled } = watch(client, queryFn);
    renewQueries(client, ['shop', 'cart']);
    expect(resolvers).toHaveLength(2);
    resolvers[1]?.(1);
    resolvers[0]?.(0);
    await settled();
    expect(observer.getCurrentResult().data).toBe(1);
    end();
  });

  it('shows the cached data until the new data arrives', async () => {
    const client = new QueryClient();
    const { queryFn, resolvers } = slowServer();
    const { observer, end, settled } = watch(client, queryFn);
    resolvers[0]?.(1);
    await settled();
    renewQueries(client, ['shop', 'cart']);
    expect(observer.getCurrentResult().data).toBe(1);
    resolvers[1]?.(2);
    await expect.poll(() => observer.getCurrentResult().data).toBe(2);
    end();
  });

  it('does not affect other keys', async () => {
    const client = new QueryClient();
    const { queryFn, resolvers } = slowServer();
    const { end, settled } = watch(client, queryFn);
    renewQueries(client, ['shop', 'favourites']);
    expect(resolvers).toHaveLength(1);
    resolvers[0]?.(1);
    await settled();
    end();
  });

  it('marks inactive queries as stale', () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 1);
    renewQueries(client);
    expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
  });
});
