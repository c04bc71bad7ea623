import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than the web server's keep-alive, so that it never writes to a closing connection. */
const KEEP_ALIVE_MS = 65_000;

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

/** Listens on a port, 0 for any free one. Throws a one-line error if the port is in use. */
export async function listen(handler: RequestListener, port: number, host: string): Promise<RunningHttp> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler);
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
