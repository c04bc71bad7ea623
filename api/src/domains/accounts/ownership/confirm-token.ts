import type { Clock } from '../../../lib/clock';
import type { FieldCipher } from '../../../lib/field-cipher';

interface TokenServices {
  cipher: FieldCipher;
  clock: Clock;
}

/** Whose address a mail was sent to. */
export interface Confirmed {
  userId: string;
  email: string;
}

const DAYS = 30;
const TOKEN_MS = DAYS * 24 * 60 * 60_000;
/** Binds the token to its purpose: no other sealed text is accepted as one. */
const PURPOSE = 'confirm-email';

/** Creates the token that proves that somebody reads the mails of an address. It lets nobody in. */
export function createConfirmToken({ cipher, clock }: TokenServices, { userId, email }: Confirmed): string {
  const until = clock.now().getTime() + TOKEN_MS;
  return cipher.encrypt(JSON.stringify({ userId, email, until }), PURPOSE);
}

/** Returns whose token it is; null if it is invalid or expired. */
export function readConfirmToken({ cipher, clock }: TokenServices, token: string): Confirmed | null {
  try {
    const sealed = JSON.parse(cipher.decrypt(token, PURPOSE)) as Confirmed & { until: number };
    return sealed.until > clock.now().getTime() ? sealed : null;
  } catch {
    return null;
  }
}
