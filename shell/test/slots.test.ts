import type { FragmentModule } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT_MS } from '../src/remotes';
import { createBrowserSlots } from '../src/slots';

const FILL = { remote: 'mf-cart', fragment: 'purchase' };
const MODULE = { default: () => null } as unknown as FragmentModule;

function createSlots() {
  const arrivals: ((module: FragmentModule) => void)[] = [];
  const forget = vi.fn();
  const loadFragment = vi.fn(() => new Promise<FragmentModule>((resolve) => arrivals.push(resolve)));
  return { slots: createBrowserSlots({ list: [], loadFragment, forget }), arrivals, forget, loadFragment };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads a fragment once for all places that show it', async () => {
  const { slots, arrivals, loadFragment } = createSlots();
  const both = Promise.all([slots.load(FILL, 0), slots.load(FILL, 0)]);
  arrivals[0]?.(MODULE);
  expect(await both).toEqual([MODULE, MODULE]);
  expect(loadFragment).toHaveBeenCalledTimes(1);
});

it('gives a slow fragment up in time, and shows it when it arrives after all', async () => {
  const { slots, arrivals, forget, loadFragment } = createSlots();
  const failed = expect(slots.load(FILL, 0)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await failed;
  const healed = slots.late?.(FILL, 0);
  arrivals[0]?.(MODULE);
  await healed;
  expect(await slots.load(FILL, 1)).toBe(MODULE);
  expect(loadFragment).toHaveBeenCalledTimes(1);
  expect(forget).not.toHaveBeenCalled();
});

it('shows a fragment that arrives between giving up and asking for it', async () => {
  const { slots, arrivals } = createSlots();
  const failed = expect(slots.load(FILL, 0)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await failed;
  arrivals[0]?.(MODULE);
  await vi.advanceTimersByTimeAsync(100);
  await slots.late?.(FILL, 0);
  expect(await slots.load(FILL, 1)).toBe(MODULE);
});

it('does not show a fragment again that is here and failed by itself', async () => {
  const { slots, arrivals } = createSlots();
  const loaded = slots.load(FILL, 0);
  arrivals[0]?.(MODULE);
  await loaded;
  await expect(slots.late?.(FILL, 0)).rejects.toThrow('nothing on its way');
});

it('asks anew when somebody tries again while a fragment hangs', async () => {
  const { slots, arrivals, forget } = createSlots();
  const failed = expect(slots.load(FILL, 0)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await failed;
  const again = slots.load(FILL, 1);
  expect(forget).toHaveBeenCalledExactlyOnceWith('mf-cart');
  arrivals[1]?.(MODULE);
  expect(await again).toBe(MODULE);
});
