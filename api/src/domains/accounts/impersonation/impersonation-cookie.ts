import { IMPERSONATION_MS } from './impersonations';

/** Holds the token of an impersonated session, alongside the staff sign-in cookie. */
const NAME = 'saltbush.impersonation';
const IN_HEADER = /(?:^|;\s*)saltbush\.impersonation=([\w-]{43})(?:;|$)/;

const cookie = (value: string, seconds: number, isSecure: boolean) =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Returns the token in a Cookie header, or null. */
export const readImpersonationToken = (header: string | undefined): string | null =>
  IN_HEADER.exec(header ?? '')?.[1] ?? null;

export const impersonationCookie = (token: string, isSecure: boolean): string =>
  cookie(token, IMPERSONATION_MS / 1000, isSecure);

/** Returns the header that clears the cookie. */
export const clearedImpersonationCookie = (isSecure: boolean): string => cookie('', 0, isSecure);
