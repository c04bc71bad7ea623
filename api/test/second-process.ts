import { MongoClient } from 'mongodb';
import { createApi } from '../src/server/create-api';
import { listen } from '../src/server/listen';
import { createServices } from '../src/server/services';
import { SECRETS, type TestApi } from './start-test-api';

/**
 * Another process of the api over the same database: services, connections and HTTP server of its own; it shares
 * nothing with the first but what is stored, and the clock.
 */
export async function startSecondProcess(first: Pick<TestApi, 'services' | 'clock' | 'databaseUri'>) {
  const client = await new MongoClient(first.databaseUri).connect();
  const { clock } = first;
  const { config, log } = first.services;
  const second = await createServices({ client, config, secrets: SECRETS, clock, log, searchPollMs: 0 });
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
