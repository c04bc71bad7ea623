import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url: path, headers } = incoming;
  const own = { ...headers, host: target.host, ...(headers.origin && { origin: target.origin }) };
  const forwarded = request(target, { method, path, headers: own }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

/**
 * Passes requests on to a shop's api as if its own pages had sent them, so that another web server can use it.
 * @param onRequest sees each request before it is passed on
 */
export async function startApiRelay(
  shopOrigin: string,
  onRequest: (request: IncomingMessage) => void = () => {},
) {
  const target = new URL(shopOrigin);
  const relay = createServer((incoming, outgoing) => {
    onRequest(incoming);
    forward(target, incoming, outgoing);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      relay.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = relay.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      relay.close(() => resolve());
      relay.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    /** Refuses connections, as the port of an api that is down does. */
    stop,
    /** Accepts connections again. */
    resume: () => listen(port),
  };
}
