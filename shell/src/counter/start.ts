import { getSessionToken, isCounterOpen, useSession } from '@saltbush/shared-ui/platform';
import { triggerAppChange } from 'single-spa';
import { coverEndedSessions } from './cover';
import { isCounterWaiting } from './waiting';

const state = () => `${isCounterOpen()} ${isCounterWaiting()}`;

/** Opens and closes the counter as members of staff sign in and out, and enter their code (rule places-04). */
function followSession(): void {
  let before = state();
  useSession.subscribe(() => {
    const now = state();
    if (now === before) return;
    before = now;
    void triggerAppChange();
  });
}

/**
 * Restores the session before anything of a counter's document is hydrated: the document is the shop's 404, which staff do
 * not see. Until then it is hidden from whoever is signed in.
 */
export async function startCounter(): Promise<void> {
  await getSessionToken();
  if (isCounterOpen()) {
    for (const part of ['header', 'main', 'footer']) document.getElementById(part)?.replaceChildren();
  }
  followSession();
  coverEndedSessions();
  document.documentElement.hidden = false;
}
