import { DEMO_ACCOUNTS } from '../../../api/seed';
import type { Random } from '../../../api/test/fuzz/random';

/** Bearer tokens live for ten minutes. */
const RENEW_MS = 4 * 60_000;
/** Most requests come from guests and customers. */
const KEYS = ['priya', 'priya', 'tom', 'staff', 'pharmacist'] as const;

async function signIn(origin: string, key: string): Promise<string> {
  const account = DEMO_ACCOUNTS.find((demo) => demo.key === key);
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  const { data } = (await response.json()) as { data?: { token: string } };
  if (!data) throw new Error(`${key} cannot sign in: HTTP ${response.status}`);
  return data.token;
}

/** Signed-in people, whose tokens are renewed before they expire. */
export async function createPeople(origin: string, random: Random) {
  const renew = () => Promise.all(KEYS.map((key) => signIn(origin, key)));
  let tokens = await renew();
  const timer = setInterval(() => {
    renew().then(
      (renewed) => {
        tokens = renewed;
      },
      // The old tokens expire meanwhile: requests are then those of guests.
      () => undefined,
    );
  }, RENEW_MS);
  return {
    /** @returns the headers of somebody signed in, or of a guest */
    headers(): Record<string, string> {
      const token = tokens[random.below(2 * KEYS.length)];
      return token ? { authorization: `Bearer ${token}` } : {};
    },
    close: () => clearInterval(timer),
  };
}
