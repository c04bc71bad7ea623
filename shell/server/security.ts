import { randomBytes } from 'node:crypto';
import type { Choice } from './choose-releases';
import type { ShellConfig } from './config';

export const createNonce = (): string => randomBytes(16).toString('base64');

const originOf = (base: string): string[] => (URL.canParse(base) ? [new URL(base).origin] : []);

/** Allows this response's own scripts, the shop's origin and the origins of registered releases; no eval. */
export function contentSecurityPolicy(nonce: string, choice: Choice, config: ShellConfig): string {
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
    `script-src ${from} 'nonce-${nonce}'`,
    `style-src ${from} 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
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

export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
