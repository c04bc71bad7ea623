import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Picture, PictureSource } from './picture-source';

const YEAR_SECONDS = 31_536_000;
/** Bytes of encoded pictures cached in memory: about five thousand drawings. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Nearly the smallest size, in a fifth of the time. */
const BROTLI_QUALITY = 9;
const COMPRESSIBLE = new Set(['image/svg+xml']);
/** Smallest first: browsers list them without preference. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

type Encoding = (typeof ENCODINGS)[number];

interface Encoded {
  contentType: string;
  encoding: Encoding;
  body: Buffer;
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
};

async function encode({ contentType, read }: Picture, wanted: Encoding): Promise<Encoded> {
  const encoding = COMPRESSIBLE.has(contentType) ? wanted : 'identity';
  return { contentType, encoding, body: await compress[encoding](Buffer.from(await read())) };
}

function send(response: Response, { contentType, encoding, body }: Encoded): void {
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response
    .set({
      'Content-Type': contentType === 'image/svg+xml' ? `${contentType}; charset=utf-8` : contentType,
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    })
    .vary('Accept-Encoding')
    .send(body);
}

/**
 * Serves pictures under `/media`. A former path of a picture redirects to the current one; an unknown one is a 404.
 * Compressed drawings stay in memory, so that neither the source nor the compression runs again for them; a source keeps
 * others itself if reading them takes long.
 */
export function createMediaRouter(source: PictureSource): Router {
  const cache = new LRUCache<string, Encoded>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  });

  async function serve(request: Request, response: Response): Promise<void> {
    const encoding = ENCODINGS.find((one) => request.acceptsEncodings(one)) ?? 'identity';
    const key = `${encoding} ${request.path}`;
    const cached = cache.get(key);
    if (cached) return send(response, cached);
    const picture = await source.find(request.path);
    if (!picture) {
      response.status(404).type('text/plain').send('There is no such picture.');
      return;
    }
    if (picture.path !== request.path) {
      response.set('Cache-Control', 'public, max-age=300').redirect(302, picture.path);
      return;
    }
    const encoded = await encode(picture, encoding);
    if (COMPRESSIBLE.has(encoded.contentType)) cache.set(key, encoded);
    send(response, encoded);
  }

  return Router().get('/media/*path', serve);
}
