import { spawnSync } from 'node:child_process';
import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDataFolder, startEmbeddedMongo } from '../src/index';
import { errorCode, type Loose, temporaryFolder } from './support/database';
import { copyFolder, FILLED, filledDocuments, fillFolder, withItems } from './support/folders';

const base = temporaryFolder();
const source = join(base.path, 'source');
let copies = 0;
const newCopy = (): string => join(base.path, `copy-${++copies}`);

beforeAll(() => fillFolder(source));
afterAll(() => base.remove());

/** Pseudo-random, so that a failure repeats. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Damage = (bytes: Buffer, at: number, next: (below: number) => number) => void;

const DAMAGES: [string, Damage][] = [
  ['one bit', (bytes, at, next) => bytes.writeUInt8((bytes[at] ?? 0) ^ (1 << next(8)), at)],
  ['one byte', (bytes, at, next) => bytes.writeUInt8((bytes[at] ?? 0) ^ (1 + next(255)), at)],
  ['16 bytes', (bytes, at, next) => bytes.fill(next(256), at, at + 16)],
  ['a sector', (bytes, at) => bytes.fill(0, at - (at % 512), at - (at % 512) + 512)],
];

/** Runs a read: either it yields the truth, or it fails with the error for damaged data. */
async function truthOrError(read: Promise<unknown>, truth: unknown, label: string): Promise<void> {
  let result: unknown;
  try {
    result = await read;
  } catch (error) {
    expect(error, label).toMatchObject({ code: 288 });
    expect((error as Error).message, label).toMatch(/(test\.items|catalogue).* is damaged on disk/);
    return;
  }
  expect(result, label).toEqual(truth);
}

async function checkReads(items: Loose, label: string): Promise<void> {
  const all = filledDocuments();
  const byNumber = { sort: { n: 1 } };
  await truthOrError(items.find().toArray(), all, `${label}: scan`);
  await truthOrError(items.countDocuments(), FILLED, `${label}: count`);
  for (const n of [0, 40, 123, FILLED - 1]) {
    await truthOrError(items.findOne({ _id: `item-${n}` }), all[n], `${label}: _id ${n}`);
    await truthOrError(items.findOne({ n }), all[n], `${label}: n ${n}`);
  }
  const group = all.filter((doc) => doc.group === 3);
  await truthOrError(items.find({ group: 3 }, byNumber).toArray(), group, `${label}: index`);
  await truthOrError(items.countDocuments({ group: 3 }), group.length, `${label}: count by an index`);
  await truthOrError(
    items.insertOne({ _id: 'new', n: FILLED }),
    { acknowledged: true, insertedId: 'new' },
    `${label}: insert`,
  );
}

describe('damage at a random place of the data file', () => {
  it.each(DAMAGES)(
    'of %s never yields wrong data',
    async (name, damage) => {
      const next = random(name.length);
      let refused = 0;
      for (let round = 0; round < 60; round++) {
        const dataDir = newCopy();
        let at = 0;
        copyFolder(source, dataDir, (bytes) => {
          // Every third time among the headers and the trees.
          at = next(round % 3 === 0 ? 16_384 : bytes.length - 16);
          damage(bytes, at, next);
          return bytes;
        });
        const label = `${name} at ${at}`;
        try {
          await withItems(dataDir, (items) => checkReads(items, label));
        } catch (error) {
          const { message } = error as Error;
          if (!message.startsWith('The data folder')) throw error;
          expect(message, label).toMatch(/^The data folder \S+ is damaged \(.*\); restore it from a copy.*$/);
          refused++;
        }
        rmSync(dataDir, { recursive: true });
      }
      expect(refused).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('a damaged document', () => {
  it.each([
    ['in its page', 'item-7', (bytes: Buffer) => bytes.indexOf('item-7\0', bytes.indexOf('xxxx'))],
    ['in pages of its own', 'item-80', (bytes: Buffer) => bytes.indexOf('item-80\0')],
  ])('%s is named in the error and in the log; the others are served', async (_, id, find) => {
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => {
      for (let at = find(bytes); at >= 0; at = bytes.indexOf(`${id}\0`, at + 1)) {
        // In the text of the document, every copy of it that the file holds.
        const text = bytes.indexOf('xxxx', at);
        if (text > 0 && text - at < 80) bytes[text] = 0x79;
      }
      return bytes;
    });
    const lines: string[] = [];
    await withItems(
      dataDir,
      async (items) => {
        expect(lines).toEqual([
          `Damaged data: the document with _id "${id}" of test.items does not match its checksum`,
        ]);
        await expect(items.findOne({ _id: id })).rejects.toThrow(
          `the document with _id "${id}" of test.items is damaged on disk; restore the data folder from a copy`,
        );
        expect(await errorCode(items.updateOne({ _id: id }, { $set: { a: 1 } }))).toBe(288);
        expect(await errorCode(items.find().toArray())).toBe(288);
        expect((await items.findOne({ _id: 'item-8' }))?.n).toBe(8);
        await items.insertOne({ _id: 'new', n: 1000 });
      },
      (line) => lines.push(line),
    );
  });
});

describe('damage while the server runs', () => {
  /** Changes the text of a document in every copy that the file holds. */
  function damageText(file: string, id: string): void {
    const bytes = readFileSync(file);
    for (let at = bytes.indexOf(`${id}\0`); at >= 0; at = bytes.indexOf(`${id}\0`, at + 1)) {
      const text = bytes.indexOf('xxxx', at);
      if (text > 0 && text - at < 80) bytes[text] = 0x79;
    }
    const open = openSync(file, 'r+');
    writeSync(open, bytes, 0, bytes.length, 0);
    closeSync(open);
  }

  it('is found at the first read of a document, and a minute later at one that was read before', async () => {
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => bytes);
    const database = await startEmbeddedMongo({ dataDir });
    const client = new MongoClient(database.uri);
    try {
      const items: Loose = client.db('test').collection('items');
      expect((await items.findOne({ _id: 'item-7' }))?.n).toBe(7);
      for (const id of ['item-7', 'item-9']) damageText(join(dataDir, 'data.mdb'), id);
      expect(await errorCode(items.findOne({ _id: 'item-9' }))).toBe(288);
      await database.maintain(Date.now());
      expect(await errorCode(items.findOne({ _id: 'item-7' }))).toBe(288);
    } finally {
      await client.close();
      await database.close();
    }
  });
});

describe('a folder that has held a database', () => {
  const advice = 'restore it from a copy, or remove the folder to begin with an empty database';

  it('is refused without its data file', async () => {
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => bytes);
    rmSync(join(dataDir, 'data.mdb'));
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} has lost its data (its data file is missing); ${advice}`,
    );
  });

  it('is refused with an empty data file', async () => {
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => bytes);
    truncateSync(join(dataDir, 'data.mdb'));
    const message = `The data folder ${dataDir} has lost its data (its data file is empty); ${advice}`;
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(message);
    rmSync(join(dataDir, 'embedded-mongo.json'));
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(message);
  });
});

describe('checking a data folder', () => {
  it('finds nothing in an intact one, which may be in the folder db', () => {
    const dataDir = newCopy();
    copyFolder(source, join(dataDir, 'db'), (bytes) => bytes);
    const report = checkDataFolder(dataDir);
    expect(report).toEqual({ folder: join(dataDir, 'db'), entries: report.entries, findings: [] });
    expect(report.entries).toBeGreaterThan(FILLED * 4);
  });

  it('names every damaged document', () => {
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => {
      for (const id of ['item-3', 'item-9']) {
        for (let at = bytes.indexOf(`${id}\0`); at >= 0; at = bytes.indexOf(`${id}\0`, at + 1)) {
          const text = bytes.indexOf('xxxx', at);
          if (text > 0 && text - at < 80) bytes[text] = 0x79;
        }
      }
      return bytes;
    });
    expect(checkDataFolder(dataDir).findings).toEqual([
      'the document with _id "item-3" of test.items does not match its checksum',
      'the document with _id "item-9" of test.items does not match its checksum',
    ]);
  });

  it('prints a table and exits with 1 if there is damage', () => {
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => bytes.fill(0, 12_288, 20_480));
    const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const ended = spawnSync(process.execPath, ['--import', 'tsx', entry, '--check-data', dataDir], {
      encoding: 'utf8',
    });
    expect(ended.status).toBe(1);
    expect(ended.stdout).toMatch(/^Folder {4}.*\nEntries {3}\d+\nFindings {2}\d+\n {7}1 {2}\S.*$/m);
  });

  it('refuses a folder without a database, and one in use', async () => {
    expect(() => checkDataFolder(base.path)).toThrow('There is no database in');
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => bytes);
    await withItems(dataDir, async () => {
      expect(() => checkDataFolder(dataDir)).toThrow('is in use by process');
    });
  });
});

describe('files and folders', () => {
  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

  it('belong to their owner alone, also where they did not before', async () => {
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => bytes);
    writeFileSync(join(dataDir, 'data.mdb.copy'), '', { mode: 0o644 });
    await withItems(dataDir, async () => {
      expect(mode(dataDir)).toBe('700');
      for (const name of [
        'data.mdb',
        'lock.mdb',
        'embedded-mongo.json',
        'embedded-mongo.lock',
        'data.mdb.copy',
      ])
        expect(mode(join(dataDir, name)), name).toBe('600');
    });
  });
});

describe('a folder from before entries had checksums', () => {
  it('gets them when it is opened', async () => {
    const dataDir = newCopy();
    copyFolder(source, dataDir, (bytes) => bytes);
    rmSync(join(dataDir, 'embedded-mongo.json'));
    const root = open<Buffer, Buffer>({ path: dataDir, noSubdir: false, overlappingSync: false });
    for (const [name, length] of [
      ['documents', 8],
      ['indexes', 4],
      ['meta', 4],
    ] as const) {
      const store = root.openDB<Buffer, Buffer>({ name, keyEncoding: 'binary', encoding: 'binary' });
      const entries = Array.from(store.getRange(), ({ key, value }) => ({ key, value }));
      root.transactionSync(() => {
        for (const { key, value } of entries) store.putSync(key, value.subarray(0, value.length - length));
      });
    }
    await root.close();
    const lines: string[] = [];
    await withItems(
      dataDir,
      (items) => checkReads(items, 'migrated'),
      (line) => lines.push(line),
    );
    expect(lines).toEqual([`Added checksums to the data in ${dataDir}`]);
    await withItems(dataDir, async (items) => expect(await items.countDocuments()).toBe(FILLED + 1));
  });
});
