import { setupServer } from 'msw/node';
import { connectNetwork } from './network';

let isStarted = false;

/** Lets msw answer what tests under Node send. Later calls do nothing. */
export function startServer(): void {
  if (isStarted) return;
  isStarted = true;
  const server = setupServer();
  server.listen({ onUnhandledRequest: 'bypass' });
  connectNetwork(server);
}
