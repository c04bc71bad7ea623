import { cookieText } from '@saltbush/contract/http';
import { IMPERSONATION_MS } from './impersonations';

/** Holds the token of an impersonated session, alongside the staff sign-in cookie. */
const NAME = 'saltbush.impersonation';
const IN_HEADER = /(?:^|;\s*)saltbush\.impersonation=([\w-]{43})(?:;|$)/;

/** Returns the token in a Cookie header, or null. */
export const readImpersonationToken = (header: string | undefined): string | null =>
  IN_HEADER.exec(header ?? '')?.[1] ?? null;

export const impersonationCookie = (token: string, origin: string): string =>
  cookieText({ name: NAME, value: token, origin, maxAge: IMPERSONATION_MS / 1000 });

/** Returns the header that clears the cookie. */
export const clearedImpersonationCookie = (origin: string): string =>
  cookieText({ name: NAME, value: '', origin, maxAge: 0 });
