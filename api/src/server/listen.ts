import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitPipelining } from '@saltbush/contract/http';

/** How long a connection may take or wait before it is closed, in milliseconds. */
export interface ConnectionLimits {
  /** From the connection, or the last response, to the end of a request's headers. */
  headersMs: number;
  /** From a request's first byte to its last. */
  requestMs: number;
  /** Between two requests. */
  keepAliveMs: number;
  /** Without a byte in either direction, while the api works or the client does not read. */
  stalledMs: number;
  /** Between two looks at headers and requests. */
  checkMs: number;
}

const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 20_000,
  stalledMs: 60_000,
  checkMs: 2000,
};

export interface RunningHttp {
  port: number;
  /** Stops accepting requests and waits for active ones. */
  close(): Promise<void>;
}

function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Set PORT to another one.`) : error,
      ),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Listens on a port, 0 for any free one, and closes connections that exceed the limits. Throws a one-line error if the
 * port is in use.
 */
export async function listen(
  handler: RequestListener,
  port: number,
  host: string,
  limits = CONNECTION_LIMITS,
): Promise<RunningHttp> {
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
  const actual = await listening(server, port, host);
  return {
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
