import { errors, Pool } from 'undici';
import type { FuzzRequest } from './requests';

const CONNECTIONS = 32;
const TIMEOUT_MS = 30_000;
const SHOWN = 300;
const READINESS = '/_shell/ready';

/** What is wrong with a response, and the text of it. */
export interface Reply {
  status: number;
  text: string;
  /** Under which the servers' log lines about it can be found. */
  requestId: string | null;
}

const isClosed = (error: unknown) =>
  error instanceof errors.SocketError || (error as NodeJS.ErrnoException).code === 'ECONNRESET';

/** Sends requests as they are over connections that stay open. */
export function createSender(origin: string) {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  return {
    connections: CONNECTIONS,
    /** @returns the response; null if the server closed the connection, as it may after a malformed request */
    async send({ method, path, headers, body }: FuzzRequest): Promise<Reply | null> {
      try {
        const response = await pool.request({ method, path, headers, body });
        const { 'x-request-id': requestId } = response.headers;
        const text = await response.body.text();
        return { status: response.statusCode, text, requestId: requestId ? String(requestId) : null };
      } catch (error) {
        if (isClosed(error)) return null;
        throw error;
      }
    },
    close: () => pool.close(),
  };
}

/** @returns what is wrong with a response; null if nothing is */
export function problemOf(request: FuzzRequest, { status, text }: Reply): string | null {
  // Whether the shop is ready, which it may deny on a busy machine, is no failure of the request.
  if (request.path === READINESS) return null;
  const isFailure = status >= 500 || (request.path.startsWith('/graphql') && text.includes('"INTERNAL"'));
  if (!isFailure) return null;
  const sent = `${request.method} ${request.path.slice(0, SHOWN)} ${JSON.stringify(request.headers).slice(0, SHOWN)}`;
  return `${request.kind}: ${status} ${text.slice(0, SHOWN)} for ${sent} ${(request.body ?? '').slice(0, 3 * SHOWN)}`;
}
