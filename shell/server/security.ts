import { isForeignChange } from '@saltbush/contract/http';
import type { RequestHandler } from 'express';
import type { ShellConfig } from './config';

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
