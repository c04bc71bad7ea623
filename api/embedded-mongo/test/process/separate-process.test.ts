import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { spawnEmbeddedMongo, startEmbeddedMongo } from '../../src/index';
import type { Loose } from '../support/database';
import { ENTRY as entry, useCleanup } from '../support/processes';

const { folder, after } = useCleanup();

describe('a separate process', () => {
  it('reports its address, serves a driver, and persists its data', async () => {
    const dataDir = folder();
    const first = await spawnEmbeddedMongo({ dataDir, entry });
    after(() => first.close());
    const client = await new MongoClient(first.uri).connect();
    await client.db('test').collection<Loose>('items').insertOne({ _id: 1 });
    await client.close();
    await first.close();
    const second = await spawnEmbeddedMongo({ dataDir, entry });
    after(() => second.close());
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
    after(() => server.close());
    expect(new URL(server.uri).host).toBe(`127.0.0.1:${server.port}`);
    const everywhere = createServer();
    after(() => new Promise((resolve) => everywhere.close(resolve)));
    // The port is still free on another address of this machine.
    everywhere.listen(server.port, '127.0.0.2');
    await once(everywhere, 'listening');
  });
});
