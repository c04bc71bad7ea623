import { IMPERSONATION_MS } from './impersonations';

/** Holds the token of an impersonated session, beside the cookie of the sign-in of staff. */
const NAME = 'saltbush.impersonation';
const IN_HEADER = /(?:^|;\s*)saltbush\.impersonation=([\w-]{43})(?:;|$)/;

const cookie = (value: string, seconds: number, isSecure: boolean) =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The token in a Cookie header; null when there is none. */
export const readImpersonationToken = (header: string | undefined): string | null =>
  IN_HEADER.exec(header ?? '')?.[1] ?? null;

export const impersonationCookie = (token: string, isSecure: boolean): string =>
  cookie(token, IMPERSONATION_MS / 1000, isSecure);

/** Takes the cookie away from the browser. */
export const noImpersonationCookie = (isSecure: boolean): string => cookie('', 0, isSecure);
