import { randomBytes } from 'node:crypto';
import { isForeignChange } from '@saltbush/contract/http';
import type { RequestHandler } from 'express';
import type { Choice } from './choose-releases';
import type { ShellConfig } from './config';

export const createNonce = (): string => randomBytes(16).toString('base64');

const originOf = (base: string): string[] => (URL.canParse(base) ? [new URL(base).origin] : []);

/**
 * Allows scripts of the shop's origin and of the origins of registered releases, and the inline elements whose hashes are
 * given; no eval.
 */
export function contentSecurityPolicy(
  choice: Choice,
  config: ShellConfig,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const origins = [
    ...new Set([...config.remoteOrigins, ...choice.releases.flatMap(({ base }) => originOf(base))]),
  ];
  const overrides = choice.releases
    .filter(({ isOverride }) => isOverride)
    .flatMap(({ base }) => originOf(base));
  const sockets = overrides.map((origin) => origin.replace(/^http/, 'ws'));
  const from = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    ['script-src', from, ...inline.scripts].join(' '),
    ['style-src', from, ...inline.styles].join(' '),
    "style-src-attr 'none'",
    // The policy is created by shared-ui/src/platform/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types saltbush',
    `img-src ${from} data:`,
    `font-src ${from}`,
    `connect-src ${[from, ...sockets].join(' ')}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every response. */
const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Sets the headers of every response. Over https, browsers then refuse to use plain http for two years. */
export function setSecurityHeaders({ publicOrigin }: ShellConfig): RequestHandler {
  const isSecure = publicOrigin.startsWith('https:');
  const transport = { 'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` };
  const headers = { ...SECURITY_HEADERS, ...(isSecure ? transport : {}) };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

/** Refuses every request by which another site's page could change something; for all routes. */
export function refuseForeignChanges({ publicOrigin }: ShellConfig): RequestHandler {
  return ({ method, headers }, response, next) => {
    const source = { method, origin: headers.origin, site: headers['sec-fetch-site'] as string | undefined };
    if (!isForeignChange(source, publicOrigin)) return next();
    const message = `Only pages of ${publicOrigin} may send this request. Open the shop at that address.`;
    response.status(403).json({ message });
  };
}
