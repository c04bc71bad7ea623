import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { spawnEmbeddedMongo, startEmbeddedMongo } from '../../src/index';
import { ENTRY as entry, runToEnd, useCleanup } from '../support/processes';

const { folder, after } = useCleanup();

describe('a failed start prints one line and exits with code 1', () => {
  it('if another process uses the folder', async () => {
    const dataDir = folder();
    const server = await spawnEmbeddedMongo({ dataDir, entry });
    after(() => server.close());
    const second = await runToEnd(['--data-dir', dataDir]);
    expect(second).toMatchObject({ code: 1, output: '' });
    expect(second.errors).toBe(
      `The data folder ${dataDir} is in use by process ${server.pid}; stop it first\n`,
    );
    await expect(spawnEmbeddedMongo({ dataDir, entry })).rejects.toThrow('is in use by process');
  });

  it('if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    after(() => new Promise((resolve) => other.close(resolve)));
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
