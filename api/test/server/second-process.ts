import { MongoClient } from 'mongodb';
import { createApi } from '../../src/server/create-api';
import { listen } from '../../src/server/listen';
import { createServices } from '../../src/server/services';
import { CHEAP_PASSWORDS } from './cheap-passwords';
import { SECRETS, type TestApi } from './start-test-api';

/**
 * Starts another api process over the same database, with separate services, connections and HTTP server. It shares
 * only the stored data and the clock with the first.
 */
export async function startSecondProcess(
  first: Pick<TestApi, 'services' | 'clock' | 'databaseUri'>,
  { searchFollowMs = 0 } = {},
) {
  const client = await new MongoClient(first.databaseUri).connect();
  const { clock } = first;
  const { config, log } = first.services;
  const shared = { client, config, secrets: SECRETS, clock, log };
  const second = await createServices({ ...shared, searchFollowMs, passwords: CHEAP_PASSWORDS });
  const http = await listen(createApi(second), 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${http.port}`,
    services: second,
    async close(): Promise<void> {
      await http.close();
      await second.search.close();
      await client.close();
    },
  };
}
