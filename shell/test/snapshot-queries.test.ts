import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { AGE_METRIC, asOf, dataTime, withoutTimes } from '../src/snapshot-queries';

function stateAt(time: number, names: string[]) {
  const client = new QueryClient();
  for (const name of names) client.setQueryData(['shop', name], { name }, { updatedAt: time });
  return dehydrate(client);
}

const age = (duration: number) => [{ name: AGE_METRIC, duration } as PerformanceServerTiming];
const navigation = { type: 'navigate', transferSize: 300, responseStart: 40 } as const;

describe('the queries of a document', () => {
  it('are equal for equal data, whenever and in whatever order it was read', () => {
    const first = withoutTimes(stateAt(1_000, ['menu', 'page']));
    const second = withoutTimes(stateAt(2_000, ['page', 'menu']));
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it('are as old in the browser as their response says', () => {
    const client = new QueryClient();
    hydrate(client, asOf(withoutTimes(stateAt(1_000, ['menu'])), 5_000));
    expect(client.getQueryState(['shop', 'menu'])).toMatchObject({
      data: { name: 'menu' },
      dataUpdatedAt: 5_000,
    });
  });
});

describe('the time of a document', () => {
  it('is that of its response, less the age of its data', () => {
    const time = dataTime({ ...navigation, serverTiming: age(4_000) });
    expect(time).toBe(performance.timeOrigin + 40 - 4_000);
  });

  it.each([
    ['the response tells no age', { ...navigation, serverTiming: [] }],
    [
      'Back took it from the cache',
      { ...navigation, type: 'back_forward', transferSize: 0, serverTiming: age(0) },
    ],
  ] as const)('is unknown, so the data counts as outdated, when %s', (_, entry) => {
    expect(dataTime(entry)).toBe(0);
  });

  it('is unknown in a browser that does not measure navigations', () => {
    expect(dataTime()).toBe(0);
  });
});
