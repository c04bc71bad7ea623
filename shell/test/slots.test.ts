// @vitest-environment jsdom

import type { FragmentModule } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT_MS } from '../src/remotes';
import { createBrowserSlots, DOCUMENT_TIMEOUT_MS } from '../src/slots';

const FILL = { remote: 'mf-cart', fragment: 'purchase' };
const MODULE = { default: () => null } as unknown as FragmentModule;

function createSlots(whenUsed?: () => Promise<void>) {
  const arrivals: ((module: FragmentModule) => void)[] = [];
  const invalidate = vi.fn();
  const loadFragment = vi.fn(() => new Promise<FragmentModule>((resolve) => arrivals.push(resolve)));
  return {
    slots: createBrowserSlots({ list: [], loadFragment, invalidate }, whenUsed),
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

it('shows a fragment that arrived late at once in the slots of the next page', async () => {
  const { slots, arrivals, loadFragment } = createSlots();
  const timedOut = expect(slots.load(FILL, 0)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await timedOut;
  const arrived = slots.late?.(FILL, 0);
  arrivals[0]?.(MODULE);
  await arrived;
  expect(await slots.load(FILL, 0)).toBe(MODULE);
  expect(slots.load(FILL, 0)).toBe(slots.load(FILL, 1));
  expect(loadFragment).toHaveBeenCalledTimes(1);
});

it('shows a fragment that a retry brought in the slots of the next page', async () => {
  const loadFragment = vi.fn(async () => MODULE).mockRejectedValueOnce(new Error('Missing'));
  const slots = createBrowserSlots({ list: [], loadFragment, invalidate: vi.fn() });
  await expect(slots.load(FILL, 0)).rejects.toThrow('Missing');
  await expect(slots.load(FILL, 0)).rejects.toThrow('Missing');
  expect(await slots.load(FILL, 1)).toBe(MODULE);
  expect(await slots.load(FILL, 0)).toBe(MODULE);
  expect(loadFragment).toHaveBeenCalledTimes(2);
});

it('leaves what the document shows in its place for longer than what is asked for now [look-15]', async () => {
  const { slots, arrivals, loadFragment } = createSlots();
  const shown = slots.load(FILL, 0, false, true);
  await vi.advanceTimersByTimeAsync(DOCUMENT_TIMEOUT_MS - 2 * LOAD_TIMEOUT_MS);
  const asked = expect(slots.load(FILL, 0)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(2 * LOAD_TIMEOUT_MS - 1);
  await asked;
  arrivals[0]?.(MODULE);
  expect(await shown).toBe(MODULE);
  expect(await slots.load(FILL, 0), 'in the slots of the next page').toBe(MODULE);
  expect(loadFragment).toHaveBeenCalledTimes(1);
});

it('gives up what the document shows as well', async () => {
  const { slots } = createSlots();
  const timedOut = expect(slots.load(FILL, 0, false, true)).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(DOCUMENT_TIMEOUT_MS);
  await timedOut;
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

describe('a deferred fragment', () => {
  let use: () => void;
  const whenUsed = () =>
    new Promise<void>((resolve) => {
      use = resolve;
    });

  it('is requested when the page is used, and has its full time from then', async () => {
    const { slots, arrivals, loadFragment } = createSlots(whenUsed);
    const loaded = slots.load(FILL, 0, true);
    await vi.advanceTimersByTimeAsync(10 * LOAD_TIMEOUT_MS);
    expect(loadFragment).not.toHaveBeenCalled();
    use();
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
    arrivals[0]?.(MODULE);
    expect(await loaded).toBe(MODULE);
    expect(loadFragment).toHaveBeenCalledTimes(1);
  });

  it('is requested when a slot needs it that is not in the document', async () => {
    const { slots, arrivals, loadFragment } = createSlots(whenUsed);
    const waiting = slots.load(FILL, 0, true);
    const needed = slots.load(FILL, 0, false);
    await vi.advanceTimersByTimeAsync(0);
    arrivals[0]?.(MODULE);
    expect(await Promise.all([waiting, needed])).toEqual([MODULE, MODULE]);
    expect(loadFragment).toHaveBeenCalledTimes(1);
  });

  it('is requested at once when the user retries', () => {
    const { slots, loadFragment } = createSlots(whenUsed);
    void slots.load(FILL, 1, true);
    expect(loadFragment).toHaveBeenCalledTimes(1);
  });
});
