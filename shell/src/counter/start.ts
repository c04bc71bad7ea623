import { getSessionToken, isCounterOpen, useSession } from '@saltbush/shared-ui/platform';
import { triggerAppChange } from 'single-spa';

/** Opens and closes the counter as members of staff sign in and out (rule places-04). */
function followSession(): void {
  let wasOpen = isCounterOpen();
  useSession.subscribe(() => {
    const isOpen = isCounterOpen();
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
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
  document.documentElement.hidden = false;
}
