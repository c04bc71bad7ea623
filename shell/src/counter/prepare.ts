import { subscribe } from '@saltbush/shared-ui/bus';
import { isMember, isOfCounter, useSession } from '@saltbush/shared-ui/platform';
import type { Remotes } from '../remotes';
import { isBelowCounter } from '../routing/below-counter';

/** Sign-ins of staff end when nobody uses them, on every page; the code for it is theirs alone. */
export function watchStaff(): void {
  useSession.subscribe(({ user, impersonation }) => {
    if (!impersonation && !isMember(user)) return;
    void import('./activity').then(({ watchActivity }) => watchActivity()).catch(() => undefined);
  });
}

/** Other subscribers and tabs hear of the sign-in before the page is left. */
function reloadOnSignIn(): void {
  subscribe('auth:signed-in', () => void setTimeout(() => window.location.reload()));
}

/**
 * Starts the counter in its documents, which are sent to staff alone. At its address, everybody else has a document of the
 * shop: whoever signs in there asks for it anew, because it may be another.
 */
export async function startCounterIfAny({ list }: Pick<Remotes, 'list'>): Promise<void> {
  if (list.some(({ manifest }) => manifest.routes.some(isOfCounter))) {
    await import('./start').then(({ startCounter }) => startCounter()).catch(() => undefined);
  } else if (isBelowCounter(window.location.pathname)) reloadOnSignIn();
}
