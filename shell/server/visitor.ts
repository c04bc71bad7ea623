import { randomBytes } from 'node:crypto';
import { cookieText } from '@saltbush/contract/http';
import type { Request, Response } from 'express';
import { readCookie } from './read-cookie';

const VISITOR_COOKIE = 'saltbush_visitor';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Returns a number from 0 to 1 that is stable per browser and decides whether a canary is served. */
export function visitorNumber(request: Request, response: Response, origin: string): number {
  let id = readCookie(request, VISITOR_COOKIE);
  if (!id || !/^[0-9a-f]{8}$/.test(id)) {
    id = randomBytes(4).toString('hex');
    response.append(
      'Set-Cookie',
      cookieText({ name: VISITOR_COOKIE, value: id, origin, maxAge: YEAR_SECONDS }),
    );
  }
  return Number.parseInt(id, 16) / 0xffffffff;
}
