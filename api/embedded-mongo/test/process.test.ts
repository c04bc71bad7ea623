import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { spawnEmbeddedMongo, startEmbeddedMongo } from '../src/index';
import { type Loose, temporaryFolder } from './support/database';

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const cleanup: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleanup.splice(0).reverse()) await clean();
});

function folder(): string {
  const { path, remove } = temporaryFolder();
  cleanup.push(remove);
  return path;
}

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

async function runToEnd(args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, output: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    ended.output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    ended.errors += chunk;
  });
  [ended.code] = await once(child, 'close');
  return ended;
}

/** Stores some documents in a folder and closes it again. */
async function filledFolder(): Promise<string> {
  const dataDir = folder();
  const server = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(server.uri).connect();
  const items = client.db('test').collection<Loose>('items');
  await items.createIndex({ n: 1 });
  await items.insertMany(
    Array.from({ length: 500 }, (_, n) => ({ n, text: 'x'.repeat(n % 50 ? 100 : 9000) })),
  );
  await client.close();
  await server.close();
  return dataDir;
}

describe('a separate process', () => {
  it('reports its address, serves a driver, and persists its data', async () => {
    const dataDir = folder();
    const first = await spawnEmbeddedMongo({ dataDir, entry });
    cleanup.push(() => first.close());
    const client = await new MongoClient(first.uri).connect();
    await client.db('test').collection<Loose>('items').insertOne({ _id: 1 });
    await client.close();
    await first.close();
    const second = await spawnEmbeddedMongo({ dataDir, entry });
    cleanup.push(() => second.close());
    const again = await new MongoClient(second.uri).connect();
    expect(await again.db('test').collection<Loose>('items').findOne()).toEqual({ _id: 1 });
    await again.close();
  });

  it('exits when its parent does', async () => {
    const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', entry, '--data-dir', folder()], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    child.stdin?.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('listens on the loopback interface only', async () => {
    const server = await startEmbeddedMongo({ dataDir: folder() });
    cleanup.push(() => server.close());
    expect(new URL(server.uri).host).toBe(`127.0.0.1:${server.port}`);
    const everywhere = createServer();
    cleanup.push(() => new Promise((resolve) => everywhere.close(resolve)));
    // The port is still free on another address of this machine.
    everywhere.listen(server.port, '127.0.0.2');
    await once(everywhere, 'listening');
  });
});

describe('a failed start prints one line and exits with code 1', () => {
  it('if another process uses the folder', async () => {
    const dataDir = folder();
    const server = await spawnEmbeddedMongo({ dataDir, entry });
    cleanup.push(() => server.close());
    const second = await runToEnd(['--data-dir', dataDir]);
    expect(second).toMatchObject({ code: 1, output: '' });
    expect(second.errors).toBe(
      `The data folder ${dataDir} is in use by process ${server.pid}; stop it first\n`,
    );
    await expect(spawnEmbeddedMongo({ dataDir, entry })).rejects.toThrow('is in use by process');
  });

  it('if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    cleanup.push(() => new Promise((resolve) => other.close(resolve)));
    await once(other, 'listening');
    const port = (other.address() as { port: number }).port;
    const ended = await runToEnd(['--data-dir', folder(), '--port', String(port)]);
    expect(ended).toEqual({
      code: 1,
      output: '',
      errors: `Port ${port} is in use; choose another one for the embedded database\n`,
    });
  });

  it('if arguments are missing or invalid', async () => {
    expect(await runToEnd([])).toMatchObject({ code: 1, errors: 'embedded-mongo: --data-dir is missing\n' });
    expect((await runToEnd(['--data-dir', folder(), '--port', 'x'])).code).toBe(1);
  });

  it('but not because of a lock left by a dead process', async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'embedded-mongo.lock'), JSON.stringify({ pid: 2 ** 22 - 1, began: '1' }));
    await (await startEmbeddedMongo({ dataDir })).close();
    writeFileSync(join(dataDir, 'embedded-mongo.lock'), '');
    await (await startEmbeddedMongo({ dataDir })).close();
  });
});

describe('a damaged folder', () => {
  type Damage = (bytes: Buffer) => Buffer;
  const damages: [string, Damage][] = [
    ['text in place of a database', () => Buffer.from('not a database\n'.repeat(2000))],
    ['an overwritten header', (bytes) => bytes.fill(0, 0, 8192)],
    ['half of the file', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['the first bytes', (bytes) => bytes.subarray(0, 100)],
    ['zeros after the header', (bytes) => bytes.fill(0, 8192)],
    ['garbage after the header', (bytes) => bytes.fill('garbage ', 8192)],
  ];

  it.each(damages)('with %s is refused in one line', async (_, damage) => {
    const source = await filledFolder();
    const dataDir = join(folder(), 'damaged');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'data.mdb'), damage(readFileSync(join(source, 'data.mdb'))));
    const error = await startEmbeddedMongo({ dataDir }).catch((failure: Error) => failure);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(
      /^The data folder .* is damaged \(.*\); restore it from a copy, or remove it.*$/,
    );
  });

  it('is refused by the process with exit code 1', async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'data.mdb'), 'not a database\n'.repeat(2000));
    const ended = await runToEnd(['--data-dir', dataDir]);
    expect(ended).toMatchObject({ code: 1, output: '' });
    expect(ended.errors.trim().split('\n')).toHaveLength(1);
  });
});
