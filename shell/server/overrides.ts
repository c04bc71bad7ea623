import { cookieText } from '@saltbush/contract/http';
import type { Request, Response } from 'express';
import { type Overrides, SHELL_PARAMETER } from './choose-releases';
import type { ShellConfig } from './config';
import { readCookie } from './read-cookie';

const OVERRIDES_COOKIE = 'saltbush_overrides';

/** Returns whether an override's origin is allowed, and that of the shell that it names. */
export function isAllowedOverride(url: string, allowed: readonly string[]): boolean {
  if (!isAllowedOrigin(url, allowed)) return false;
  const shell = new URL(url).searchParams.get(SHELL_PARAMETER);
  return shell === null || isAllowedOrigin(shell, allowed);
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
          typeof entry[1] === 'string' && isAllowedOverride(entry[1], allowed),
      ),
    );
  } catch {
    return {};
  }
}
