import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drip, HEAD, timeUntilClosed } from './slow-clients';

/** Short, and far apart enough that the order of closings tells which limit closed. */
const LIMITS = { headersMs: 400, requestMs: 800, keepAliveMs: 300, stalledMs: 1500, checkMs: 50 };
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** More than the buffers between two sockets hold. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

interface Running {
  port: number;
  close(): Promise<void>;
}
type Listen = (handler: RequestListener, limits: typeof LIMITS) => Promise<Running>;

let onResponse: (response: ServerResponse) => void = () => undefined;

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  onResponse(response);
  if (request.url === '/large') return void response.end(LARGE);
  let length = 0;
  try {
    for await (const chunk of request) length += (chunk as Buffer).length;
    response.end(String(length));
  } catch {
    // The connection was closed in the middle of the body, as it should be.
  }
}

/** Tests that a server closes the connections of clients that exceed its limits, and of no others. */
export function testConnectionLimits(listen: Listen): void {
  let server: Running;
  beforeAll(async () => {
    server = await listen((request, response) => void serve(request, response), LIMITS);
  });
  afterAll(() => server.close());

  describe('a connection is closed that', () => {
    it.each<[string, number, (socket: Socket) => void]>([
      ['never sends a byte', LIMITS.headersMs, () => undefined],
      ['sends its headers byte by byte', LIMITS.headersMs, (socket) => drip(socket, HEAD)],
      [
        'sends its body byte by byte',
        LIMITS.requestMs,
        (socket) => {
          socket.write(`${HEAD}Content-Length: 100000\r\n\r\n`);
          drip(socket, '');
        },
      ],
      ['waits too long for its next request', LIMITS.keepAliveMs, (socket) => socket.write(GET)],
    ])('%s', async (_what, limit, misbehave) => {
      const closings = await Promise.all(
        Array.from({ length: 20 }, () => timeUntilClosed(server.port, misbehave)),
      );
      expect(Math.min(...closings)).toBeGreaterThanOrEqual(limit - LIMITS.checkMs);
    });

    it('never reads its response', async () => {
      const ended = new Promise((resolve) => {
        onResponse = ({ socket }) => socket?.once('close', resolve);
      });
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      socket.pause().write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
      const asked = performance.now();
      await ended;
      expect(performance.now() - asked).toBeGreaterThanOrEqual(LIMITS.stalledMs - LIMITS.checkMs);
      expect(socket.bytesRead).toBeLessThan(LARGE.length);
      socket.destroy();
    });

    it('sends hundreds of requests without waiting for responses', async () => {
      let served = 0;
      onResponse = () => {
        served += 1;
      };
      await timeUntilClosed(server.port, (socket) => socket.write(GET.repeat(400)));
      expect(served).toBeGreaterThan(0);
      expect(served).toBeLessThan(40);
    });

    it('sends hundreds of requests, without the cost of a stack for each', async () => {
      const { prepareStackTrace, stackTraceLimit } = Error;
      let stacks = 0;
      Error.prepareStackTrace = (error, frames) => {
        if (frames.length > 0 && (error as NodeJS.ErrnoException).code === 'ECONNRESET') stacks += 1;
        return String(error);
      };
      try {
        await timeUntilClosed(server.port, (socket) => socket.write(GET.repeat(400)));
      } finally {
        Error.prepareStackTrace = prepareStackTrace;
      }
      expect(stacks).toBeLessThan(40);
      expect(Error.stackTraceLimit).toBe(stackTraceLimit);
    });

    it('and no other: a few requests at once are all answered', async () => {
      const socket = connect(server.port, '127.0.0.1');
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.write(GET.repeat(8));
      await once(socket, 'close');
      expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(8);
    });

    it('and no other: a request of ordinary speed is served meanwhile', async () => {
      const slow = timeUntilClosed(server.port, (socket) => drip(socket, HEAD));
      const response = await fetch(`http://127.0.0.1:${server.port}/`, {
        method: 'POST',
        body: 'x'.repeat(50_000),
      });
      expect([response.status, await response.text()]).toEqual([200, '50000']);
      await slow;
    });
  });
}
