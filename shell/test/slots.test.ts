import type { FragmentModule } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT_MS } from '../src/remotes';
import { createBrowserSlots } from '../src/slots';

const FILL = { remote: 'mf-cart', fragment: 'purchase' };
const MODULE = { default: () => null } as unknown as FragmentModule;

function createSlots() {
  const arrivals: ((module: FragmentModule) => void)[] = [];
  const invalidate = vi.fn();
  const loadFragment = vi.fn(() => new Promise<FragmentModule>((resolve) => arrivals.push(resolve)));
  return {
    slots: createBrowserSlots({ list: [], loadFragment, invalidate }),
    arrivals,
    invalidate,
    loadFragment,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads a fragment once for all slots that show it', async () => {
  const { slots, arrivals, loadFragment } = createSlots();
  const both = Promise.all([slots.load(FILL, 0), slots.load(FILL, 0)]);
  arrivals[0]?.(MODULE);
  expect(await both).toEqual([MODULE, MODULE]);
  expect(loadFragment).toHaveBeenCalledTimes(1);
});

it('times out on a slow fragment, and shows it if it arrives later', async () => {
  const { slots, arrivals, invalidate, loadFragment } = createSlots();
  const timedOut = expect(slots.load(FILL, 0)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await timedOut;
  const arrived = slots.late?.(FILL, 0);
  arrivals[0]?.(MODULE);
  await arrived;
  expect(await slots.load(FILL, 1)).toBe(MODULE);
  expect(loadFragment).toHaveBeenCalledTimes(1);
  expect(invalidate).not.toHaveBeenCalled();
});

it('shows a fragment that arrives after the timeout but before the slot asks for it', async () => {
  const { slots, arrivals } = createSlots();
  const timedOut = expect(slots.load(FILL, 0)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await timedOut;
  arrivals[0]?.(MODULE);
  await vi.advanceTimersByTimeAsync(100);
  await slots.late?.(FILL, 0);
  expect(await slots.load(FILL, 1)).toBe(MODULE);
});

it('does not show a fragment again that arrived in time but failed to render', async () => {
  const { slots, arrivals } = createSlots();
  const loaded = slots.load(FILL, 0);
  arrivals[0]?.(MODULE);
  await loaded;
  await expect(slots.late?.(FILL, 0)).rejects.toThrow('is pending');
});

it('sends a new request when the user retries while a fragment hangs', async () => {
  const { slots, arrivals, invalidate } = createSlots();
  const timedOut = expect(slots.load(FILL, 0)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await timedOut;
  const again = slots.load(FILL, 1);
  expect(invalidate).toHaveBeenCalledExactlyOnceWith('mf-cart');
  arrivals[1]?.(MODULE);
  expect(await again).toBe(MODULE);
});
