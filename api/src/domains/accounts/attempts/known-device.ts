import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieText } from '@saltbush/contract/http';

/** Marks a browser that has signed in to an account before. Sent to the endpoints of sign-in alone. */
const NAME = 'saltbush.device';
const IN_HEADER = /(?:^|;\s*)saltbush\.device=([\w-]{22})\.([\w-]{43})(?:;|$)/;
const SECONDS = 180 * 24 * 60 * 60;
const ID_BYTES = 16;
const LOG_NAME = 22;

/**
 * Recognises the browsers of an account's owner, so that guesses made elsewhere do not lock them out. The cookie grants
 * nothing else, and does not reveal the account.
 */
export function createKnownDevices({ secret, origin }: { secret: string; origin: string }) {
  const key = createHmac('sha256', secret).update('known device').digest();
  const signature = (id: string, account: string) =>
    createHmac('sha256', key).update(`${id} ${account}`).digest();

  return {
    /** @returns the `Set-Cookie` header for a browser that has just proved to be the owner's */
    remember(account: string): string {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const value = `${id}.${signature(id, account).toString('base64url')}`;
      return cookieText({ name: NAME, value, origin, maxAge: SECONDS, path: '/api/auth' });
    },

    /**
     * @param account the e-mail in lower case
     * @returns the id of the browser in a Cookie header; null if it has not signed in to this account
     */
    find(header: string | undefined, account: string): string | null {
      const [, id = '', given = ''] = IN_HEADER.exec(header ?? '') ?? [];
      const expected = signature(id, account);
      const received = Buffer.from(given, 'base64url');
      return received.length === expected.length && timingSafeEqual(received, expected) ? id : null;
    },

    /** @returns a name for the account in the log: the same for the same e-mail, which only the secret reveals */
    logName: (account: string): string => signature('log', account).toString('base64url').slice(0, LOG_NAME),
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
