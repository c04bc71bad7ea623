import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningShell, startShell } from './testing/shell-app';

let api: Server;
let shell: RunningShell;
/** Status of the api's own readiness; 0 lets it hang. */
let apiStatus: number;

const url = (path: string) => `http://127.0.0.1:${shell.port}${path}`;
async function readReady() {
  const response = await fetch(url('/_shell/ready'));
  return [response.status, await response.json()];
}
const eventually = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 10_000, interval: 50 });

beforeEach(async () => {
  apiStatus = 200;
  api = createServer((_request, response) => {
    if (apiStatus > 0) response.writeHead(apiStatus, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  shell = await startShell({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
afterEach(async () => {
  api.closeAllConnections();
  api.close();
  await shell.stop();
});

async function stopApi(): Promise<void> {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
}

describe('readiness', () => {
  it('says which dependency is missing, while health says that the process is alive', async () => {
    expect(await readReady()).toEqual([
      200,
      { status: 'ready', dependencies: { api: 'ready', registry: 'ready' } },
    ]);
    apiStatus = 503;
    await eventually(async () =>
      expect(await readReady()).toEqual([
        503,
        { status: 'unavailable', dependencies: { api: 'not ready', registry: 'ready' } },
      ]),
    );
    await stopApi();
    await eventually(async () =>
      expect(await readReady()).toMatchObject([503, { dependencies: { api: 'unreachable' } }]),
    );
    expect((await fetch(url('/_shell/health'))).status).toBe(200);
  });

  it('says that an api refuses this web server', async () => {
    apiStatus = 403;
    expect(await readReady()).toMatchObject([503, { dependencies: { api: 'refused' } }]);
  });

  it('does not wait for an api that hangs', async () => {
    apiStatus = 0;
    expect(await readReady()).toMatchObject([503, { dependencies: { api: 'unreachable' } }]);
  });
});

describe('without the api', () => {
  it.each(['/graphql', '/api/auth/session', '/1/indexes/*/queries', '/media/x.webp'])(
    'responds to %s with 503, a message and when to try again',
    async (path) => {
      await stopApi();
      const response = await fetch(url(path), { method: 'POST' });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      const requestId = response.headers.get('x-request-id');
      expect(shell.lines).toMatchObject([{ path, requestId, reason: 'ECONNREFUSED' }]);
      expect(await response.json()).toMatchObject({
        message: expect.any(String),
        errors: [{ extensions: { code: 'API_UNAVAILABLE' } }],
      });
    },
  );
});
