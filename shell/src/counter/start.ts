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

/** Restores the session before the counter is shown: its document, which is sent to staff alone, has no content. */
export async function startCounter(): Promise<void> {
  await getSessionToken();
  followSession();
  coverEndedSessions();
}
