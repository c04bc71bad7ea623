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
  /** Resident memory of the api in MB after each round; null if the system does not report it. */
  memory: (number | null)[];
}

/** Measures whether the api's memory stays flat over 200,000 product requests. */
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
