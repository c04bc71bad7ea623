import { randomBytes } from 'node:crypto';
import { cookieText } from '@saltbush/contract/http';
import type { Request, Response } from 'express';
import type { Overrides } from './choose-releases';
import type { ShellConfig } from './config';

const VISITOR_COOKIE = 'saltbush_visitor';
const OVERRIDES_COOKIE = 'saltbush_overrides';
const YEAR_SECONDS = 365 * 24 * 3600;

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return decoded(value.join('='));
  }
  return null;
}

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

/** Returns whether a URL's origin is allowed; `*` as a port matches any explicit port. */
export function isAllowedOrigin(url: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, origin } = new URL(url);
  return allowed.some((pattern) => {
    if (pattern === origin) return true;
    return pattern.endsWith(':*') && pattern.slice(0, -2) === `${protocol}//${hostname}` && port !== '';
  });
}

/** Returns this browser's developer overrides; none in production, and none from an origin that is not allowed. */
export function readOverrides(request: Request, config: ShellConfig): Overrides {
  const text = config.allowOverrides ? readCookie(request, OVERRIDES_COOKIE) : null;
  return { ...config.devRemotes, ...parseOverrides(text, config.overrideOrigins) };
}

/** Stores this browser's developer overrides until it closes. */
export function storeOverrides(response: Response, overrides: Overrides, origin: string): void {
  const value = encodeURIComponent(JSON.stringify(overrides));
  response.append('Set-Cookie', cookieText({ name: OVERRIDES_COOKIE, value, origin }));
}

function parseOverrides(text: string | null, allowed: readonly string[]): Overrides {
  if (!text) return {};
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && isAllowedOrigin(entry[1], allowed),
      ),
    );
  } catch {
    return {};
  }
}
