import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed content of a bearer; `expiresAt` is in milliseconds since 1970. */
export interface BearerClaims {
  userId: string;
  sessionId: string;
  expiresAt: number;
  /** Set if the sign-in is a session in which staff act as the user. */
  isImpersonation?: true;
}

/** Short-lived because the bearer is exposed to the browser's scripts; the cookie renews it. */
export const BEARER_MS = 10 * 60 * 1000;

/** Signs bearers. What the user may do now is read from the database each time a bearer is used. */
export function createBearerSigner(secret: string) {
  const key = createHmac('sha256', secret).update('bearer').digest();
  const signature = (payload: string) => createHmac('sha256', key).update(payload).digest();

  function sign(claims: BearerClaims): string {
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${payload}.${signature(payload).toString('base64url')}`;
  }

  /** Returns the claims of a valid, unexpired bearer, or null. */
  function verify(token: string, now: Date): BearerClaims | null {
    const [payload = '', given = ''] = token.split('.');
    const expected = signature(payload);
    const received = Buffer.from(given, 'base64url');
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as BearerClaims;
    return claims.expiresAt > now.getTime() ? claims : null;
  }

  return { sign, verify };
}
