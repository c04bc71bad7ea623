// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RELEASE } from '../testing/late-remote';

const reload = vi.fn();
const SHOP = { list: [{ name: 'mf-catalog', manifest: RELEASE.manifest }] } as never;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', undefined);
  reload.mockClear();
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
    vi.stubGlobal('location', { pathname, reload });
    const { startCounterIfAny } = await import('../../src/counter/prepare');
    const { publish } = await import('@saltbush/shared-ui/bus');
    await startCounterIfAny(SHOP);
    publish('auth:signed-in', {});
    vi.runAllTimers();
    expect(reload.mock.calls.length).toBe(times);
  },
);
