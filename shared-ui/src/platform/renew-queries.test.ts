import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { renewQueries } from './renew-queries';

const KEY = ['shop', 'cart', 'c-1', 'header'] as const;

/** A server whose answers are given by hand, in any order. */
function slowServer() {
  const answers: ((items: number) => void)[] = [];
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve));
  return { queryFn, answers };
}

function watch(client: QueryClient, queryFn: () => Promise<number>) {
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn });
  const end = observer.subscribe(() => undefined);
  const settled = () => expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
  return { observer, end, settled };
}

describe('renewQueries', () => {
  it('does not take the answer of a first fetch that began before the change', async () => {
    const client = new QueryClient();
    const { queryFn, answers } = slowServer();
    const { observer, end, settled } = watch(client, queryFn);
    renewQueries(client, ['shop', 'cart']);
    expect(answers).toHaveLength(2);
    answers[1]?.(1);
    answers[0]?.(0);
    await settled();
    expect(observer.getCurrentResult().data).toBe(1);
    end();
  });

  it('shows the known answer until the new one is here', async () => {
    const client = new QueryClient();
    const { queryFn, answers } = slowServer();
    const { observer, end, settled } = watch(client, queryFn);
    answers[0]?.(1);
    await settled();
    renewQueries(client, ['shop', 'cart']);
    expect(observer.getCurrentResult().data).toBe(1);
    answers[1]?.(2);
    await expect.poll(() => observer.getCurrentResult().data).toBe(2);
    end();
  });

  it('leaves other keys alone', async () => {
    const client = new QueryClient();
    const { queryFn, answers } = slowServer();
    const { end, settled } = watch(client, queryFn);
    renewQueries(client, ['shop', 'favourites']);
    expect(answers).toHaveLength(1);
    answers[0]?.(1);
    await settled();
    end();
  });

  it('marks what nobody shows as old', () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 1);
    renewQueries(client);
    expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
  });
});
