import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestShop } from '../../testing';
import { Slot } from './slot';
import type { SlotRuntime } from './slot-runtime';

const FILL = { remote: 'mf-account', fragment: 'tile' };
const retryButton = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Try again
  </button>
);

let report: ReturnType<typeof vi.fn<SlotRuntime['report']>>;
let reportUnfilled: ReturnType<typeof vi.fn<(slot: string) => void>>;

/** Shows a slot with a fallback whose content is due, filled by a component or by none. */
async function show(Content: (() => ReactNode) | null, fallback: typeof retryButton | null = retryButton) {
  const loaded = Promise.resolve({ default: Content as never });
  const slots: SlotRuntime = {
    fillsOf: () => (Content ? [FILL] : []),
    load: () => loaded,
    report,
    reportUnfilled,
  };
  await act(async () => {
    render(
      <TestShop slots={slots}>
        <Slot name="account.dashboard-tile" props={{}} fallback={fallback ?? undefined} isDue />
      </TestShop>,
    );
  });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  report = vi.fn();
  reportUnfilled = vi.fn();
});
afterEach(() => void vi.useRealTimers());

/** Renders nothing for three seconds. */
function Late() {
  const [isHere, setHere] = useState(false);
  setTimeout(() => setHere(true), 3000);
  return isHere && <p>Points</p>;
}

describe('a slot whose content is due', () => {
  it('shows its fallback and reports if nothing fills it', async () => {
    await show(null);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(reportUnfilled).toHaveBeenCalledExactlyOnceWith('account.dashboard-tile');
  });

  it('shows its fallback and reports if its content renders nothing', async () => {
    await show(() => null);
    await wait(4900);
    expect(screen.queryByRole('button')).toBeNull();
    await wait(200);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(report).toHaveBeenCalledExactlyOnceWith(
      FILL,
      expect.objectContaining({ message: 'The fragment rendered nothing' }),
    );
  });

  it.each<[string, () => ReactNode]>([
    ['an element', () => <p>Points</p>],
    ['text', () => 'Points'],
    ['a hidden element', () => <p hidden>Points</p>],
    ['an element after its data has arrived', Late],
  ])('keeps content that renders %s', async (_what, Content) => {
    await show(Content);
    await wait(4000);
    await wait(6000);
    expect(document.body.textContent).toContain('Points');
    expect(report).not.toHaveBeenCalled();
  });
});

it('shows nothing in a slot without a fallback that nothing fills', async () => {
  await show(null, null);
  expect(document.body.textContent).toBe('');
  expect(reportUnfilled).not.toHaveBeenCalled();
});

describe('a deferred slot', () => {
  const load = vi.fn<SlotRuntime['load']>(async () => ({ default: (() => <p>Add</p>) as never }));
  const slots: SlotRuntime = { fillsOf: () => [FILL], load, report: () => undefined };
  const page = (
    <TestShop slots={slots}>
      <Slot name="account.dashboard-tile" props={{}} isDeferred />
    </TestShop>
  );

  it('may wait on the server', () => {
    renderToString(page);
    expect(load).toHaveBeenLastCalledWith(FILL, 0, true, true);
  });

  it('does not wait where the document has no markup of it', async () => {
    await act(async () => void render(page));
    expect(load).toHaveBeenLastCalledWith(FILL, 0, false, false);
  });
});
