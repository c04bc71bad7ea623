import { type SetupServer, setupServer } from 'msw/node';
import { connectNetwork } from './network';

/** Outlives this module, which is evaluated anew for each test file: servers of earlier files would go on listening. */
const running = globalThis as { saltbushTestServer?: SetupServer };
let isStarted = false;

/** Starts msw for tests under Node. Idempotent. */
export function startServer(): void {
  if (isStarted) return;
  isStarted = true;
  running.saltbushTestServer?.close();
  const server = setupServer();
  server.listen({ onUnhandledRequest: 'bypass' });
  running.saltbushTestServer = server;
  connectNetwork(server);
}
