import type { Request } from 'express';
import { newSecret, ROUND_TRIP_MS } from './round-trips';

const SECRET = /^[\w-]{43}$/;

/** The query of a request as it was sent: names that come twice or with brackets are no more than texts. */
export const queryOf = (request: Request): URLSearchParams =>
  new URLSearchParams(request.originalUrl.split('?')[1] ?? '');

/**
 * The cookie that tells the browser which goes to a provider from every other: whoever comes back without it cannot
 * finish what somebody else began. A browser that is on its way more than once keeps its secret.
 */
export function createBrowserCookie(name: string, path: string, publicOrigin: string) {
  const pattern = new RegExp(`(?:^|; )${name}=([^;]*)`);
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';

  /** The browser's secret; empty when it has none. */
  function read(request: Request): string {
    const found = pattern.exec(request.headers.cookie ?? '')?.[1] ?? '';
    return SECRET.test(found) ? found : '';
  }

  return {
    read,

    /** The browser's secret, a new one when it has none, and the Set-Cookie header that keeps it. */
    readOrMake(request: Request): { browser: string; header: string } {
      const browser = read(request) || newSecret();
      const age = ROUND_TRIP_MS / 1000;
      const header = `${name}=${browser}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
      return { browser, header };
    },
  };
}
