import { setupServer } from 'msw/node';
import { connectNetwork } from './network';

let isStarted = false;

/** Starts msw for tests under Node. Idempotent. */
export function startServer(): void {
  if (isStarted) return;
  isStarted = true;
  const server = setupServer();
  server.listen({ onUnhandledRequest: 'bypass' });
  connectNetwork(server);
}
