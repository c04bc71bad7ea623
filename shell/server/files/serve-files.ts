import { extname } from 'node:path';
import type { RequestHandler } from 'express';
import type { ListedFile } from './list-of-release';
import type { VerifiedReader } from './read-verified';

/** For files whose names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For files with fixed names: cached for a day, then revalidated. */
export const DAY = 'public, max-age=86400';

/** Serves the files that `find` returns for a URL; everything else is a 404. */
export function serveFiles(
  find: (url: string) => ListedFile | null,
  read: VerifiedReader,
  cacheControl: string,
): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.set('Allow', 'GET, HEAD').sendStatus(405);
    const file = find(request.url);
    const accepts = (encoding: string) =>
      encoding === 'identity' || request.acceptsEncodings(encoding) !== false;
    const verified = file && (await read(file, accepts));
    response.vary('Accept-Encoding');
    if (!file || !verified) return void response.set('Cache-Control', 'no-store').sendStatus(404);
    if (verified.encoding !== 'identity') response.set('Content-Encoding', verified.encoding);
    response
      .type(extname(file.path))
      .set({
        'Cache-Control': cacheControl,
        // Scripts and styles are requested with CORS: without it, browsers cannot verify those of another origin.
        'Access-Control-Allow-Origin': '*',
        ETag: `"${file.integrity}-${verified.encoding}"`,
      })
      .send(verified.body);
  };
}
