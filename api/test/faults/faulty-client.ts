import { MongoClient, type MongoClientOptions } from 'mongodb';
import { startTestApi } from '../server/start-test-api';
import { FaultyConnection } from './faulty-connection';

/** Starts an api, and a client of its database whose commands can fail. */
export async function startFaultyClient(options: MongoClientOptions = {}) {
  let address = '';
  const api = await startTestApi({
    async connectThrough(uri) {
      address = uri;
      return uri;
    },
  });
  const faulty = await FaultyConnection.to(address);
  const client = await new MongoClient(faulty.uri, options).connect();
  return {
    client,
    connection: faulty.connection,
    db: client.db(api.db.databaseName),
    async close(): Promise<void> {
      await client.close();
      faulty.connection.close();
      await api.close();
    },
  };
}
