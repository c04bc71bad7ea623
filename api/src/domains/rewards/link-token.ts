import type { RewardsServices } from './context';

type TokenServices = Pick<RewardsServices, 'cipher' | 'clock'>;

const TOKEN_MS = 15 * 60 * 1000;
/** Binds the token to its purpose: no other sealed text is accepted as one. */
const PURPOSE = 'rewards-link';

/** Creates a token that tells the popup whose card it links (rule 3.k-03). */
export function createLinkToken({ cipher, clock }: TokenServices, userId: string): string {
  const until = clock.now().getTime() + TOKEN_MS;
  return cipher.encrypt(JSON.stringify({ userId, until }), PURPOSE);
}

/** Returns the user id of a token; null if it is invalid or expired. */
export function readLinkToken({ cipher, clock }: TokenServices, token: string): string | null {
  try {
    const { userId, until } = JSON.parse(cipher.decrypt(token, PURPOSE)) as { userId: string; until: number };
    return until > clock.now().getTime() ? userId : null;
  } catch {
    return null;
  }
}
