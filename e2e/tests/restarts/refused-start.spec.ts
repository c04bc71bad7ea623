import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@saltbush/build/free-port';
import { runStart } from '../../support/shop/run-start';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltbush-refused-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function expectRefusal(settings: NodeJS.ProcessEnv, reason: RegExp): Promise<void> {
  const free = { PORT: String(await findFreePort()), DATA_DIR: join(folder, 'unused') };
  const ended = await runStart({ RELEASES_DIR: process.env.SHOP_RELEASES_DIR, ...free, ...settings });
  expect(ended.errors).toEqual([expect.stringMatching(reason)]);
  expect(ended.code).toBe(1);
}

test('a shop that cannot start prints one line and exits with code 1 if the port is in use', async () => {
  const { port } = new URL(shopOrigin());
  await expectRefusal({ PORT: port }, new RegExp(`^Port ${port} is in use\\. Set PORT to another one\\.$`));
});

test('a shop that cannot start prints one line and exits with code 1 if the data folder is in use', async () => {
  test.skip(!process.env.SHOP_DATA_DIR, 'The data of a shop that runs elsewhere are not at hand');
  await expectRefusal(
    { DATA_DIR: process.env.SHOP_DATA_DIR },
    /^The data folder .* is in use by process \d+/,
  );
});

test('a shop that cannot start prints one line and exits with code 1 if the data folder is damaged', async () => {
  const DATA_DIR = join(folder, 'damaged');
  mkdirSync(join(DATA_DIR, 'db'), { recursive: true });
  writeFileSync(join(DATA_DIR, 'db/data.mdb'), 'this is not a database'.repeat(5000));
  await expectRefusal({ DATA_DIR }, /^The data folder .* is damaged \(.*\); /);
});

test('a shop that cannot start prints one line and exits with code 1 if the database does not respond', async () => {
  const host = `127.0.0.1:${await findFreePort()}`;
  await expectRefusal(
    { MONGODB_URI: `mongodb://${host}/?replicaSet=rs0` },
    new RegExp(`^The database at ${host} cannot be used: `),
  );
});

test('a shop that cannot start prints one line and exits with code 1 if the database address is invalid', async () => {
  await expectRefusal(
    { MONGODB_URI: 'localhost' },
    /^Invalid configuration: MONGODB_URI must begin with mongodb:/,
  );
});
