import { join } from 'node:path';
import { findPort } from '@saltbush/embedded-mongo';
import { parseKeys } from '../lib/cipher-keys';
import { createFieldCipher } from '../lib/field-cipher';
import { type ApiConfig, readConfig } from '../server/config';
import { connect } from '../server/connect';
import { startEmbeddedDatabase } from '../server/embedded-database';
import { createLogger } from '../server/logging';
import { loadSecrets } from '../server/secrets';
import { staffCommand } from './staff-command';

/** `npm run staff`: lists, appoints and removes members of staff, also while the shop runs. */

interface Opened {
  uri: string;
  close(): Promise<void>;
}

/** The configured database: a MongoDB, the embedded one that a running shop serves, or the one of a stopped shop. */
async function openDatabase(config: ApiConfig): Promise<Opened> {
  const close = async () => undefined;
  if (!config.standIns.has('database')) return { uri: config.mongodbUri ?? '', close };
  const port = findPort(join(config.dataDir, 'db'));
  if (port) return { uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, close };
  return startEmbeddedDatabase(config.dataDir, createLogger('silent'));
}

const lineOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0];

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const client = await connect(database.uri);
  try {
    const cipher = createFieldCipher(parseKeys(loadSecrets(config).fieldEncryptionKeys));
    const clock = { now: () => new Date() };
    const services = { client, db: client.db(config.mongodbDatabase), clock, cipher, config };
    process.stdout.write(`${await staffCommand(services, process.argv.slice(2))}\n`);
  } finally {
    await client.close();
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${lineOf(error)}\n`);
  process.exitCode = 1;
}
