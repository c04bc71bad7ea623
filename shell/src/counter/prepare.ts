import { isMember, isOfCounter, useSession } from '@saltbush/shared-ui/platform';
import type { Remotes } from '../remotes';

let isCounter = false;

/** What a page does for members of staff is loaded once it meets one. */
export function watchStaff(): void {
  useSession.subscribe(({ user, impersonation }, before) => {
    if (!impersonation && !isMember(user)) return;
    const isArriving = !isCounter && before.status === 'guest';
    void import('./meet-staff').then(({ meetStaff }) => meetStaff(isArriving)).catch(() => undefined);
  });
}

/** Starts the counter in its documents, which are sent to staff alone. */
export async function startCounterIfAny({ list }: Pick<Remotes, 'list'>): Promise<void> {
  isCounter = list.some(({ manifest }) => manifest.routes.some(isOfCounter));
  if (isCounter) await import('./start').then(({ startCounter }) => startCounter()).catch(() => undefined);
}
