import { request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../listen';
import { createMediaRouter } from './media-routes';
import type { Picture } from './picture-source';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(40)}</svg>`;
const PHOTO = Buffer.alloc(4000, 7);

const pictures: Picture[] = [
  { path: '/media/pack-2.svg', contentType: 'image/svg+xml', read: () => SVG },
  { path: '/media/photo-1.webp', contentType: 'image/webp', read: async () => PHOTO },
];

describe('/media', () => {
  let asked: string[] = [];
  let port = 0;
  let close: () => Promise<void> = async () => {};

  beforeAll(async () => {
    const router = createMediaRouter({
      async find(path) {
        asked.push(path);
        const present = path === '/media/pack-1.svg' ? '/media/pack-2.svg' : path;
        return pictures.find((picture) => picture.path === present) ?? null;
      },
    });
    const http = await listen(express().use(router), 0, '127.0.0.1');
    port = http.port;
    close = () => http.close();
  });
  afterAll(() => close());
  beforeEach(() => {
    asked = [];
  });

  /** A request without the automatic decompression of `fetch`. */
  const get = (path: string, encodings = 'identity', method = 'GET') =>
    new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (resolve, reject) => {
        const headers = { 'accept-encoding': encodings };
        send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
          });
        })
          .on('error', reject)
          .end();
      },
    );

  it('serves an immutable picture that cannot run scripts', async () => {
    const { status, headers, body } = await get('/media/pack-2.svg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SVG);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('compresses a drawing for a browser that accepts %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await get('/media/pack-2.svg', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(body.length).toBeLessThan(SVG.length / 4);
    expect(decompress(body).toString()).toBe(SVG);
  });

  it('sends a photograph unchanged', async () => {
    const { headers, body } = await get('/media/photo-1.webp', 'br');
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(PHOTO)).toBe(true);
  });

  it('calls the source once per path', async () => {
    const first = await get('/media/pack-2.svg?cold', 'br, gzip;q=0.5');
    asked = [];
    const again = await get('/media/pack-2.svg', 'br, gzip;q=0.5');
    expect(asked).toEqual([]);
    expect(again.body.equals(first.body)).toBe(true);
  });

  it('responds to HEAD without a body', async () => {
    const { status, body } = await get('/media/pack-2.svg', 'br', 'HEAD');
    expect(status).toBe(200);
    expect(body.length).toBe(0);
  });

  it('redirects a former path to the current one', async () => {
    const { status, headers } = await get('/media/pack-1.svg');
    expect(status).toBe(302);
    expect(headers.location).toBe('/media/pack-2.svg');
    expect(headers['cache-control']).not.toContain('immutable');
  });

  it('returns 404 for paths the source does not know', async () => {
    expect((await get('/media/nothing.svg')).status).toBe(404);
    expect((await get('/media/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });
});
