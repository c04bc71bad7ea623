import type { FragmentModule, SlotFill, SlotRuntime } from '@saltbush/shared-ui/platform';
import { recordLoad } from './diagnostics/record';
import { LOAD_TIMEOUT_MS, type Remotes } from './remotes';

/** One attempt at a fragment: what slots wait for, and what may still arrive after they have given up. */
interface Attempt {
  inTime: Promise<FragmentModule>;
  loaded: Promise<FragmentModule>;
  /** Still loading. */
  isOpen: boolean;
  /** Slots were told that it took too long. */
  isOverdue: boolean;
}

function createAttempt(loaded: Promise<FragmentModule>): Attempt {
  const attempt: Attempt = {
    loaded,
    isOpen: true,
    isOverdue: false,
    inTime: new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        attempt.isOverdue = true;
        reject(new Error('The part took too long to load'));
      }, LOAD_TIMEOUT_MS);
      loaded.then(resolve, reject).finally(() => clearTimeout(timer));
    }),
  };
  const close = () => {
    attempt.isOpen = false;
  };
  loaded.then(close, close);
  return attempt;
}

/** Slots of the browser: every fragment is loaded once, and again only after a failure. */
export function createBrowserSlots(remotes: Pick<Remotes, 'list' | 'loadFragment' | 'forget'>): SlotRuntime {
  const bySlot = new Map<string, SlotFill[]>();
  for (const { name, manifest } of remotes.list) {
    for (const { slot, fragment } of manifest.fills) {
      bySlot.set(slot, [...(bySlot.get(slot) ?? []), { remote: name, fragment }]);
    }
  }
  const attempts = new Map<string, Attempt>();
  const none: SlotFill[] = [];
  const keyOf = ({ remote, fragment }: SlotFill, attempt: number) => `${remote}/${fragment}/${attempt}`;
  return {
    fillsOf: (slot) => bySlot.get(slot) ?? none,
    load(fill, number) {
      const key = keyOf(fill, number);
      let attempt = attempts.get(key);
      if (!attempt) {
        // The one before hangs: only a new request can arrive.
        if (attempts.get(keyOf(fill, number - 1))?.isOpen) remotes.forget(fill.remote);
        attempt = createAttempt(remotes.loadFragment(fill));
        attempts.set(key, attempt);
      }
      return attempt.inTime;
    },
    async late(fill, number) {
      const attempt = attempts.get(keyOf(fill, number));
      // What came in time failed for another reason, such as its own rendering. What was overdue may have arrived
      // before the slot got round to asking: a busy page reports the failure later than it happened.
      if (!attempt?.isOverdue) throw new Error(`${fill.remote} has nothing on its way`);
      const module = await attempt.loaded;
      const next = keyOf(fill, number + 1);
      if (!attempts.has(next)) attempts.set(next, createAttempt(Promise.resolve(module)));
    },
    report: (fill, error) =>
      recordLoad({ remote: fill.remote, part: fill.fragment, milliseconds: 0, error: String(error) }),
  };
}
