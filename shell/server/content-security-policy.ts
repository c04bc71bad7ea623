import { randomBytes } from 'node:crypto';
import type { Choice } from './choose-releases';
import type { ShellConfig } from './config';

/** A value that allows one inline element of a page without scripts of others. */
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
  const shell = choice.shell ? originOf(choice.shell) : [];
  const origins = [
    ...new Set([...config.remoteOrigins, ...choice.releases.flatMap(({ base }) => originOf(base)), ...shell]),
  ];
  const overrides = [
    ...shell,
    ...choice.releases.filter(({ isOverride }) => isOverride).flatMap(({ base }) => originOf(base)),
  ];
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
