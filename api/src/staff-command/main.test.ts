import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { spawnEmbeddedMongo } from '../../embedded-mongo/src/index';
import { createDataDir } from '../../test/server/seeded-data';

const ENTRY = fileURLToPath(new URL('main.ts', import.meta.url));

function run(dataDir: string, ...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', ENTRY, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

const DATABASE = fileURLToPath(new URL('../../embedded-mongo/src/main.ts', import.meta.url));
const ANN = { email: 'ann@example.com', role: 'manager', first_name: 'Ann', last_name: 'Lee' };

it('npm run staff works in the database of a running shop and of a stopped one, and says what is wrong in one line', async () => {
  const dataDir = createDataDir();
  const database = await spawnEmbeddedMongo({ dataDir: `${dataDir}/db`, entry: DATABASE });
  const client = await new MongoClient(database.uri).connect();
  await client.db('saltbush').collection('customers').insertOne(ANN);
  await client.close();
  const listed = { stdout: 'ann@example.com  manager       Ann Lee\n', stderr: '', status: 0 };
  expect(run(dataDir, 'list')).toEqual(listed);
  await database.close();
  expect(run(dataDir, 'list')).toEqual(listed);
  expect(run(dataDir, 'add', 'bo@example.com', 'manager')).toEqual({
    stdout: '',
    stderr: 'bo@example.com: Account not found\n',
    status: 1,
  });
}, 90_000);
