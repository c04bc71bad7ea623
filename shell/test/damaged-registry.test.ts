import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningShell, startShell } from './testing/shell-app';

let api: Server;
let shell: RunningShell;

const url = (path: string) => `http://127.0.0.1:${shell.port}${path}`;
async function readReady() {
  const response = await fetch(url('/_shell/ready'));
  return [response.status, await response.json()];
}
const registryFile = () => join(shell.releasesDir, 'registry.json');
const replaceRegistry = (text: string) => {
  writeFileSync(`${registryFile()}.new`, text);
  renameSync(`${registryFile()}.new`, registryFile());
};
const problems = () => shell.lines.filter(({ msg }) => msg.startsWith('Serving the last good revision'));
const eventually = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 10_000, interval: 50 });
beforeEach(async () => {
  api = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  shell = await startShell({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
afterEach(async () => {
  api.closeAllConnections();
  api.close();
  await shell.stop();
});

describe('the registry', () => {
  it.each([
    ['cut short', '{"revision": 1, "rem'],
    ['empty', ''],
    ['of another shape', '{"revision":"new","remotes":{}}'],
    ['without a release', '{"revision":2,"remotes":{"mf-cart":{"current":null,"canary":null,"history":[]}}}'],
  ])('stays in force when its file becomes damaged: %s', async (_how, text) => {
    const before = await fetch(url('/'));
    replaceRegistry(text);
    await eventually(async () =>
      expect(await readReady()).toMatchObject([
        200,
        { status: 'degraded', dependencies: { registry: 'damaged' } },
      ]),
    );
    for (let visits = 0; visits < 3; visits += 1) expect((await fetch(url('/'))).status).toBe(before.status);
    expect(problems()).toHaveLength(1);
    replaceRegistry('{"revision":3,"remotes":{}}');
    await eventually(async () => expect(await readReady()).toMatchObject([200, { status: 'ready' }]));
  });

  it('stays in force when its file is removed', async () => {
    rmSync(registryFile());
    await eventually(async () => expect(await readReady()).toMatchObject([200, { status: 'degraded' }]));
    expect((await fetch(url('/'))).status).toBeLessThan(500);
  });
});
