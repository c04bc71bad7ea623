import { cookieText } from '@saltbush/contract/http';
import type { Request } from 'express';
import { newSecret, ROUND_TRIP_MS } from './round-trips';

const SECRET = /^[\w-]{43}$/;

/** The raw query of a request: repeated or bracketed names stay plain strings. */
export const queryOf = (request: Request): URLSearchParams =>
  new URLSearchParams(request.originalUrl.split('?')[1] ?? '');

/**
 * Cookie that ties a visit to a provider to one browser: without it, no other browser can finish the visit. A browser
 * with several visits in progress keeps its secret.
 */
export function createBrowserCookie(name: string, path: string, publicOrigin: string) {
  const pattern = new RegExp(`(?:^|; )${name}=([^;]*)`);

  /** Returns the browser's secret; empty if it has none. */
  function read(request: Request): string {
    const found = pattern.exec(request.headers.cookie ?? '')?.[1] ?? '';
    return SECRET.test(found) ? found : '';
  }

  return {
    read,

    /** Returns the browser's secret, creating one if necessary, and the Set-Cookie header that stores it. */
    readOrMake(request: Request): { browser: string; header: string } {
      const browser = read(request) || newSecret();
      const maxAge = ROUND_TRIP_MS / 1000;
      return { browser, header: cookieText({ name, value: browser, origin: publicOrigin, path, maxAge }) };
    },
  };
}
