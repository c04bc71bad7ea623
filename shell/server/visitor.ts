import { createHash, randomBytes } from 'node:crypto';
import { cookieText } from '@saltbush/contract/http';
import type { Request, Response } from 'express';
import { readCookie } from './read-cookie';

const VISITOR_COOKIE = 'saltbush_visitor';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Returns the id of the visitor's browser, which decides whether canaries are served; a new visitor gets one. */
export function visitorOf(request: Request, response: Response, origin: string): string {
  const known = readCookie(request, VISITOR_COOKIE);
  if (known && /^[0-9a-f]{8}$/.test(known)) return known;
  const id = randomBytes(4).toString('hex');
  response.append(
    'Set-Cookie',
    cookieText({ name: VISITOR_COOKIE, value: id, origin, maxAge: YEAR_SECONDS }),
  );
  return id;
}

/**
 * Returns a visitor's place, from 0 to below 1, among those who may get a canary. It is stable, and independent for each
 * canary: those who get one of a remote are no likelier than others to get another remote's, or the remote's next one.
 */
export const placeOf = (visitor: string, remote: string, release: string): number =>
  createHash('sha256').update(`${visitor} ${remote} ${release}`).digest().readUInt32BE() / 2 ** 32;
