import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Popover } from './Popover';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe('Popover', () => {
  it('closes automatically after its delay, but not while in use', async () => {
    const changed = vi.fn();
    render(
      <Popover
        trigger={<button type="button">Location</button>}
        title="Where?"
        open
        onOpenChange={changed}
        autoHideMs={30_000}
      >
        Enter your postcode
      </Popover>,
    );
    await act(() => vi.dynamicImportSettled());
    await pass(0);
    const panel = screen.getByRole('dialog');
    fireEvent.pointerEnter(panel);
    await pass(60_000);
    expect(changed).not.toHaveBeenCalledWith(false);
    fireEvent.pointerLeave(panel);
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await pass(29_999);
    expect(changed).not.toHaveBeenCalledWith(false);
    await pass(1);
    expect(changed).toHaveBeenCalledWith(false);
  });
});
