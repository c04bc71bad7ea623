import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { testApi } from '../server/test-api';

const api = testApi({ products: 0 });

/** Sends bytes as they are, and returns the status of each response until the server closes the connection. */
function statusesOf(...lines: string[]): Promise<string[]> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (bytes) => {
      received += bytes;
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve([...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)),
    );
    socket.end(lines.join('\r\n'));
  });
}

const HEAD = ['POST /graphql HTTP/1.1', 'Host: shop.example', 'Content-Type: application/json'];
const SMUGGLED = 'GET /metrics HTTP/1.1\r\nHost: shop.example\r\n\r\n';

describe('a request whose end is ambiguous', () => {
  it.each([
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', SMUGGLED]],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 60', '', `{}${SMUGGLED}`]],
    ['an unknown transfer encoding', ['Transfer-Encoding: xchunked', '', '0', '', SMUGGLED]],
    ['a space before a colon', ['Transfer-Encoding : chunked', '', '0', '', SMUGGLED]],
    ['a length that is no number', ['Content-Length: 2x', '', `{}${SMUGGLED}`]],
  ])('is refused, and nothing after it is read: %s', async (_what, rest) => {
    expect(await statusesOf(...HEAD, ...rest)).toEqual(['400']);
  });

  it('does not exist among ordinary ones: two in a row have two responses', async () => {
    const second = 'GET /health HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n';
    expect(await statusesOf(...HEAD, 'Content-Length: 2', '', `{}${second}`)).toEqual(['400', '200']);
  });
});
