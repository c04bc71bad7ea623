import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const subscribe = vi.hoisted(() => vi.fn());
vi.mock('@saltbush/shared-ui/bus', () => ({ subscribe }));
vi.mock('@saltbush/shared-ui/platform', () => ({
  isOfCounter: ({ layout }: { layout?: string }) => layout === 'counter',
}));

import { startCounterIfAny } from '../../src/counter/prepare';
import { RELEASE } from '../testing/late-remote';

const reload = vi.fn();
const SHOP = { list: [{ name: 'mf-catalog', manifest: RELEASE.manifest }] } as never;

/** Tells whoever listens of a sign-in. */
function signIn(): void {
  for (const [name, handler] of subscribe.mock.calls) if (name === 'auth:signed-in') handler({}, {});
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  subscribe.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['/staff', 1],
  ['/staff/orders', 1],
  ['/staffing', 0],
  ['/', 0],
])(
  'asks anew for a document of the shop at the counter’s address alone after a sign-in: %s [places-04]',
  async (pathname, times) => {
    vi.stubGlobal('window', { location: { pathname, reload } });
    await startCounterIfAny(SHOP);
    signIn();
    expect(reload).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(times);
  },
);
