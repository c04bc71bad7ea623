import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import type { Certificate } from './certificate';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const SMALL = 200;
const TEXT = /^(text\/|application\/(javascript|json|manifest|xml|.*\+json)|image\/svg)/;
const STATIC = /javascript|css|svg/;
/** Connection headers, which HTTP/2 forbids, and the length, which compression changes. */
const HOP_HEADERS = new Set(['connection', 'transfer-encoding', 'keep-alive', 'content-length']);

const compress = promisify(brotliCompress);

export interface Edge {
  close(): void;
}

interface Context {
  agent: Agent;
  upstreamPort: number;
  /** Compressed bodies of static files by URL, as a CDN caches them. */
  compressed: Map<string, Buffer>;
}

function forwardedHeaders(incoming: Http2ServerRequest, upstreamPort: number): IncomingHttpHeaders {
  const own = Object.entries(incoming.headers).filter(
    ([name]) => !name.startsWith(':') && name !== 'connection',
  );
  return {
    ...Object.fromEntries(own),
    host: `127.0.0.1:${upstreamPort}`,
    'x-forwarded-host': incoming.authority,
    'x-forwarded-proto': 'https',
    'accept-encoding': 'identity',
  };
}

const answeredHeaders = (answer: IncomingMessage): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !HOP_HEADERS.has(name)));

/** Documents are streamed as they arrive: the browser starts with the first bytes. */
function sendDocument(answer: IncomingMessage, outgoing: Http2ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, { ...answeredHeaders(answer), 'content-encoding': 'br' });
  const brotli = createBrotliCompress(BROTLI);
  brotli.on('data', (chunk) => outgoing.write(chunk)).on('end', () => outgoing.end());
  answer.on('data', (chunk) => {
    brotli.write(chunk);
    brotli.flush();
  });
  answer.on('end', () => brotli.end());
}

async function compressOnce(context: Context, address: string | null, body: Buffer): Promise<Buffer> {
  const known = address && context.compressed.get(address);
  if (known) return known;
  const result = await compress(body, BROTLI);
  if (address) context.compressed.set(address, result);
  return result;
}

async function sendFile(context: Context, answer: IncomingMessage, outgoing: Http2ServerResponse) {
  const { method, url } = outgoing.req;
  const status = answer.statusCode ?? 502;
  const headers = answeredHeaders(answer);
  const type = headers['content-type'] ?? '';
  let body: Buffer = await buffer(answer);
  if (status === 204 || status === 304 || method === 'HEAD') {
    outgoing.writeHead(status, headers).end();
    return;
  }
  if (TEXT.test(type) && body.length > SMALL && !headers['content-encoding']) {
    const isStatic = method === 'GET' && status === 200 && STATIC.test(type);
    body = await compressOnce(context, isStatic ? url : null, body);
    Object.assign(headers, { 'content-encoding': 'br', vary: 'accept-encoding' });
  }
  outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body);
}

function forward(context: Context, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { agent, upstreamPort: port } = context;
  const fail = (error: Error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end(error.message);
  };
  const options = { agent, host: '127.0.0.1', port, method: incoming.method, path: incoming.url };
  const forwarded = request({ ...options, headers: forwardedHeaders(incoming, port) }, (answer) => {
    const isDocument = (answer.headers['content-type'] ?? '').startsWith('text/html');
    if (isDocument && !answer.headers['content-encoding']) sendDocument(answer, outgoing);
    else sendFile(context, answer, outgoing).catch(fail);
  });
  forwarded.on('error', fail);
  incoming.pipe(forwarded);
}

/** Stands in for a CDN: TLS, HTTP/2 and Brotli. */
export async function startEdge(port: number, upstreamPort: number, certificate: Certificate): Promise<Edge> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const context: Context = { agent, upstreamPort, compressed: new Map() };
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (incoming, outgoing) =>
    forward(context, incoming, outgoing),
  );
  // A browser closed in the middle of a request breaks its connection; that is expected.
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    close() {
      server.close();
      agent.destroy();
    },
  };
}
