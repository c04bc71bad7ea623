import type { FragmentModule, SlotFill, SlotRuntime } from '@saltbush/shared-ui/platform';
import { recordLoad } from './diagnostics/record';
import { LOAD_TIMEOUT_MS, type Remotes } from './remotes';

function withTimeout<Value>(promise: Promise<Value>, onTimeout: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onTimeout();
      reject(new Error('The part took too long to load'));
    }, LOAD_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Slots of the browser: every fragment is loaded once, and again only after a failure. */
export function createBrowserSlots(remotes: Remotes): SlotRuntime {
  const bySlot = new Map<string, SlotFill[]>();
  for (const { name, manifest } of remotes.list) {
    for (const { slot, fragment } of manifest.fills) {
      bySlot.set(slot, [...(bySlot.get(slot) ?? []), { remote: name, fragment }]);
    }
  }
  const modules = new Map<string, Promise<FragmentModule>>();
  const none: SlotFill[] = [];
  return {
    fillsOf: (slot) => bySlot.get(slot) ?? none,
    load(fill, attempt) {
      const key = `${fill.remote}/${fill.fragment}/${attempt}`;
      let module = modules.get(key);
      if (!module) {
        module = withTimeout(remotes.loadFragment(fill), () => remotes.forget(fill.remote));
        modules.set(key, module);
      }
      return module;
    },
    report: (fill, error) =>
      recordLoad({ remote: fill.remote, part: fill.fragment, milliseconds: 0, error: String(error) }),
  };
}
