import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitPipelining } from '@saltbush/contract/http';

/** How long a connection may take or wait before it is closed, in milliseconds. */
export interface ConnectionLimits {
  /** From the connection, or the last response, to the end of a request's headers. */
  headersMs: number;
  /** From a request's first byte to its last. */
  requestMs: number;
  /** Between two requests; longer than whatever is in front keeps connections, so that it never writes into a closing one. */
  keepAliveMs: number;
  /**
   * Without a byte in either direction. Longer than the proxy waits for the api. A client that does not read is closed
   * after up to twice this time: Node takes what its buffers still accepted for progress, once.
   */
  stalledMs: number;
  /** Between two looks at headers and requests. */
  checkMs: number;
}

/** For the forms and small uploads of a shop. */
export const CONNECTION_LIMITS: Omit<ConnectionLimits, 'keepAliveMs'> = {
  headersMs: 10_000,
  requestMs: 30_000,
  stalledMs: 45_000,
  checkMs: 2000,
};

export interface RunningServer {
  server: Server;
  port: number;
}

/**
 * Listens on a port, 0 for any free one, and closes connections that exceed the limits.
 * @throws {Error} One line, if the port is in use.
 */
export function listen(
  handler: RequestListener,
  { port, host, limits }: { port: number; host: string; limits: ConnectionLimits },
): Promise<RunningServer> {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    limitPipelining(handler),
  );
  server.timeout = limits.stalledMs;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Set PORT to another one.`) : error,
      ),
    );
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}
