import type { Clock } from '../../../lib/clock';
import type { FieldCipher } from '../../../lib/field-cipher';

interface TokenServices {
  cipher: FieldCipher;
  clock: Clock;
}

/** A change of an account's e-mail that a mailed link carries out. */
export interface EmailChange {
  userId: string;
  /** The address that is replaced, in lower case. */
  from: string;
  /** The address that replaces it, in lower case. */
  to: string;
}

/** How long a link of each kind works, in minutes. Its name binds the token to its purpose. */
export const CHANGE_MINUTES = { 'change-email': 60, 'undo-email': 7 * 24 * 60 } as const;

export type ChangeKind = keyof typeof CHANGE_MINUTES;

/** Creates the token of a link. It lets nobody in. */
export function createChangeToken(
  { cipher, clock }: TokenServices,
  kind: ChangeKind,
  { userId, from, to }: EmailChange,
): string {
  const until = clock.now().getTime() + CHANGE_MINUTES[kind] * 60_000;
  return cipher.encrypt(JSON.stringify({ userId, from, to, until }), kind);
}

/** Returns the change of a token; null if it is invalid, of another kind or expired. */
export function readChangeToken(
  { cipher, clock }: TokenServices,
  kind: ChangeKind,
  token: string,
): EmailChange | null {
  try {
    const sealed = JSON.parse(cipher.decrypt(token, kind)) as EmailChange & { until: number };
    return sealed.until > clock.now().getTime() ? sealed : null;
  } catch {
    return null;
  }
}
