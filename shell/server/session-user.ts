import type { StaffRole, StoredRole } from '@saltbush/contract';
import type { Request } from 'express';
import { askApi } from './ask-api';
import type { ShellConfig } from './config';

/** How long the api may take to say who somebody is, in milliseconds. */
const LONGEST_MS = 5000;

/** What a sign-in says of its holder; a role may wait for a code. */
export interface SessionUser {
  role: StoredRole;
  waiting_role?: StaffRole | null;
}

export interface AskedSession {
  /** Null for guests. */
  user: SessionUser | null;
  /** `Set-Cookie` headers of a renewed sign-in, for the same visitor. */
  cookies: string[];
}

/**
 * Asks the api who sent a request, by its cookies.
 * @throws Error if the api fails or does not answer in time
 */
export async function askSession(
  { headers }: Pick<Request, 'headers'>,
  shop: Pick<ShellConfig, 'apiUrl' | 'accessToken' | 'publicOrigin'>,
): Promise<AskedSession> {
  const response = await askApi(shop, '/api/auth/session', {
    method: 'POST',
    headers: {
      cookie: headers.cookie ?? '',
      'content-type': 'application/json',
      origin: shop.publicOrigin,
    },
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!response.ok && response.status !== 401)
    throw new Error(`The session was answered with ${response.status}`);
  const body = (await response.json()) as { data?: { user?: SessionUser } | null };
  return { user: body.data?.user ?? null, cookies: response.headers.getSetCookie() };
}
