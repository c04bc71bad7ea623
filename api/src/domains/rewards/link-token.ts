import type { RewardsServices } from './context';

type TokenServices = Pick<RewardsServices, 'cipher' | 'clock'>;

const TOKEN_MS = 15 * 60 * 1000;
/** Binds the token to its purpose: no other sealed text can be given out for one. */
const PURPOSE = 'rewards-link';

/** A token by which the popup knows whose card it links (rule 3.k-03). */
export function createLinkToken({ cipher, clock }: TokenServices, userId: string): string {
  const until = clock.now().getTime() + TOKEN_MS;
  return cipher.encrypt(JSON.stringify({ userId, until }), PURPOSE);
}

/** Whose token it is; null when it is none of ours, or over. */
export function readLinkToken({ cipher, clock }: TokenServices, token: string): string | null {
  try {
    const { userId, until } = JSON.parse(cipher.decrypt(token, PURPOSE)) as { userId: string; until: number };
    return until > clock.now().getTime() ? userId : null;
  } catch {
    return null;
  }
}
