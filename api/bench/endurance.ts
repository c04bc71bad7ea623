import { ask, cycle, graphql } from './graphql-client';
import { load } from './load';
import { LISTING, PRODUCT } from './operations';
import { memoryMb } from './process-figures';
import { withBuiltApi } from './with-api';

const CONNECTIONS = 32;
const ROUND = 20_000;
const ROUNDS = 10;

export interface Endurance {
  requests: number;
  /** Megabytes that the api holds after each round; null where the system does not tell. */
  memory: (number | null)[];
}

/** Whether the api's memory stays flat over 200,000 requests for products. */
export function measureEndurance(): Promise<Endurance> {
  return withBuiltApi(async ({ url, pid }) => {
    const { listing } = await ask<{ listing: { data: { url: string }[] } }>(url, LISTING, {
      input: { kind: 'search', query: '', per_page: 96 },
    });
    const next = (n: number) =>
      graphql(PRODUCT, { slug: cycle(listing.data, n).url.replace('/products/', '') });
    const memory: Endurance['memory'] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await load({ url, pid, connections: CONNECTIONS, total: ROUND, next });
      memory.push(memoryMb(pid));
    }
    return { requests: ROUND * ROUNDS, memory };
  });
}
