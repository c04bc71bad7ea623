import { afterEach, expect, it, vi } from 'vitest';

type Hold = () => Promise<void>;

/** The locks of a browser, shared by its tabs. */
function sharedLocks() {
  const queues = new Map<string, Promise<void>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, hold: Hold) {
      const before = queues.get(name) ?? Promise.resolve();
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
      const held = Promise.race([before, aborted]).then(hold);
      queues.set(
        name,
        Promise.allSettled([before, held]).then(() => undefined),
      );
      return held;
    },
  };
}

/** Opens a tab of its own: its module state is no other's. */
async function openTab() {
  vi.resetModules();
  return import('./order-claim');
}

const stillWaits = async (claimed: Promise<void>): Promise<boolean> =>
  Promise.race([claimed.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, 0, true))]);

afterEach(() => vi.unstubAllGlobals());

it('lets one tab at a time have an order, and the next as soon as it is given back [selling-45]', async () => {
  vi.stubGlobal('navigator', { locks: sharedLocks() });
  const [one, other] = [await openTab(), await openTab()];
  await one.claimOrder('cart-1');
  const claimed = other.claimOrder('cart-1');
  expect(await stillWaits(claimed)).toBe(true);
  await other.claimOrder('cart-2');
  one.releaseOrder('cart-1');
  await claimed;
});

it('keeps nothing that was given back before it was had', async () => {
  vi.stubGlobal('navigator', { locks: sharedLocks() });
  const [one, other, third] = [await openTab(), await openTab(), await openTab()];
  await one.claimOrder('cart-1');
  void other.claimOrder('cart-1');
  other.releaseOrder('cart-1');
  one.releaseOrder('cart-1');
  await third.claimOrder('cart-1');
});

it.each([
  ['missing', undefined],
  ['denied', { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }],
])('waits for nothing where locks are %s', async (_why, locks) => {
  vi.stubGlobal('navigator', { locks });
  const { claimOrder } = await openTab();
  await claimOrder('cart-1');
});
