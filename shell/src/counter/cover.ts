import { isStaffRole } from '@saltbush/contract';
import {
  configureGraphQL,
  getSessionToken,
  renewSession,
  type SessionUser,
  setSessionKeeper,
  useSession,
} from '@saltbush/shared-ui/platform';
import { create } from 'zustand';

interface Cover {
  /** What is needed before the covered page is shown again; null while it is not covered. */
  step: 'sign-in' | 'code' | null;
}

/** The cover over a page of the counter whose sign-in has ended: the page stays as it is, and its requests wait. */
export const useCover = create<Cover>(() => ({ step: null }));

/** Resolves when the page is not covered. */
function uncovered(): Promise<void> {
  if (useCover.getState().step === null) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useCover.subscribe(({ step }) => {
      if (step !== null) return;
      stop();
      resolve();
    });
  });
}

/** Covers the page of a member of staff; anybody else's session just ends. */
function ended(): boolean {
  const { user } = useSession.getState();
  if (!user || !isStaffRole(user.role)) return false;
  useCover.setState({ step: 'sign-in' });
  return true;
}

/** What was covered is shown to nobody else, and to the same person once the role is in force again. */
function accepted(user: SessionUser): boolean {
  if (useCover.getState().step === null) return false;
  if (user.id !== useSession.getState().user?.id) {
    window.location.reload();
    return true;
  }
  const step = user.waiting_role ? 'code' : null;
  // The store says who is back before the page's requests go on.
  queueMicrotask(() => useCover.setState({ step }));
  return step !== null;
}

/** A token for the page's requests, which wait while it is covered. */
async function tokenWhenUncovered(): Promise<string | null> {
  await uncovered();
  return getSessionToken();
}

/** A new token; if the sign-in has ended, that of the person who comes back. */
async function renewOrWait(): Promise<string | null> {
  const renewed = await renewSession();
  if (renewed && useCover.getState().step === null) return renewed;
  return useCover.getState().step === null ? null : tokenWhenUncovered();
}

/** Makes pages of the counter wait, covered, for whoever worked there when their sign-in ends. */
export function coverEndedSessions(): void {
  setSessionKeeper({ ended, accepted });
  configureGraphQL({ endpoint: '/graphql', getToken: tokenWhenUncovered, renewToken: renewOrWait });
}
