import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './ToastRegion';
import { toast } from './toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const show = (options: Parameters<typeof toast>[0]) => act(() => void toast(options));

describe('toast', () => {
  it('announces its message in a live region and disappears after its duration', () => {
    render(<ToastRegion />);
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.querySelector('[aria-live=polite]')).not.toBeNull();
    show({ message: 'Saved' });
    expect(region.textContent).toBe('Done: Saved');
    pass(4999);
    expect(region.textContent).toBe('Done: Saved');
    pass(1);
    expect(region.textContent).toBe('');
  });

  it('undoes once, and closes', () => {
    const undo = vi.fn();
    render(<ToastRegion />);
    show({ message: 'Removed from your cart', undo });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed from your cart')).toBeNull();
  });

  it('stays while hovered or focused', () => {
    render(<ToastRegion />);
    const region = screen.getByRole('region');
    show({ message: 'Saved' });
    fireEvent.pointerEnter(region);
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    fireEvent.pointerLeave(region);
    pass(60_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('shows at most three, newest last', () => {
    render(<ToastRegion />);
    for (const message of ['1', '2', '3', '4']) show({ message });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Done: 2',
      'Done: 3',
      'Done: 4',
    ]);
  });
});
