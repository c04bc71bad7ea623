import { personalTabStorage } from '../../storage';

const OWNER = 'owner';

/**
 * Empties what the tab keeps of an account that the browser no longer has: a tab that was frozen, put aside or restored has
 * missed the sign-out. What a guest typed stays, and becomes the account's by signing in.
 * @param id the account that is signed in; null if the browser has no sign-in, not if one merely ran out
 */
export function keepTabFor(id: string | null): void {
  const owner = personalTabStorage.read(OWNER);
  if (owner && owner !== id) personalTabStorage.forget();
  if (id) personalTabStorage.write(OWNER, id);
}
