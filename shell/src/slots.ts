import { FragmentOverdue, type SlotFill, type SlotRuntime } from '@saltbush/shared-ui/platform';
import { RETRY, recordLoad } from './diagnostics/record';
import { releaseFailed } from './early-input/keeper';
import { type Attempt, createAttempt } from './load-attempt';
import { LOAD_TIMEOUT_MS, type Remotes } from './remotes';

/** The document shows what it waits for: on a slow line, code that is on its way is no failure yet. */
export const DOCUMENT_TIMEOUT_MS = 15_000;

/** Creates the browser's slots: each fragment is loaded once, and again only after a failure. */
export function createBrowserSlots(
  remotes: Pick<Remotes, 'list' | 'loadFragment' | 'invalidate'> & Partial<Pick<Remotes, 'noteRetry'>>,
  whenUsed: () => Promise<void> = () => Promise.resolve(),
): SlotRuntime {
  const bySlot = new Map<string, SlotFill[]>();
  for (const { name, manifest } of remotes.list) {
    for (const { slot, fragment } of manifest.fills) {
      bySlot.set(slot, [...(bySlot.get(slot) ?? []), { remote: name, fragment }]);
    }
  }
  const attempts = new Map<string, Attempt>();
  /** An attempt that has brought a fragment's code, for slots that are rendered after others have failed. */
  const arrived = new Map<string, Attempt>();
  const none: SlotFill[] = [];
  const nameOf = ({ remote, fragment }: SlotFill) => `${remote}/${fragment}`;
  const keyOf = (fill: SlotFill, attempt: number) => `${nameOf(fill)}/${attempt}`;
  const keep = (fill: SlotFill, number: number, attempt: Attempt) => {
    attempts.set(keyOf(fill, number), attempt);
    const note = () => void arrived.set(nameOf(fill), attempt);
    attempt.loaded.then(note, () => undefined);
  };
  return {
    fillsOf: (slot) => bySlot.get(slot) ?? none,
    load(fill, number, isDeferred = false, isInDocument = false) {
      let attempt = attempts.get(keyOf(fill, number));
      if (attempt?.hasFailed) attempt = arrived.get(nameOf(fill)) ?? attempt;
      if (!attempt) {
        if (number > 0) {
          // Whoever retries has seen the failure, and is going to act anew.
          releaseFailed();
          recordLoad(fill.remote, RETRY);
          remotes.noteRetry?.(fill.remote);
        }
        // The previous attempt hangs: only a new request can succeed.
        if (attempts.get(keyOf(fill, number - 1))?.isPending) remotes.invalidate(fill.remote);
        const isPatient = isDeferred && number === 0;
        attempt = createAttempt(() => remotes.loadFragment(fill), isPatient ? whenUsed() : undefined);
        keep(fill, number, attempt);
      }
      if (!isDeferred) attempt.begin();
      return attempt.within(isInDocument && !number ? DOCUMENT_TIMEOUT_MS : LOAD_TIMEOUT_MS);
    },
    async late(fill, number) {
      const attempt = attempts.get(keyOf(fill, number));
      // A module that arrived in time failed for another reason, such as its own rendering. One that was overdue may
      // have arrived before the slot called this: a busy page reports the failure with a delay.
      if (!attempt?.isOverdue) throw new Error(`No load of a fragment of ${fill.remote} is pending`);
      const module = await attempt.loaded.catch((cause) => {
        releaseFailed();
        throw cause;
      });
      if (attempts.has(keyOf(fill, number + 1))) return;
      const next = createAttempt(async () => module);
      keep(fill, number + 1, next);
      arrived.set(nameOf(fill), next);
    },
    report(fill, error) {
      if (!(error instanceof FragmentOverdue)) releaseFailed();
      recordLoad(fill.remote, fill.fragment, error);
    },
    reportUnfilled(slot) {
      releaseFailed();
      recordLoad('shell', slot, 'No release fills the slot');
    },
  };
}
