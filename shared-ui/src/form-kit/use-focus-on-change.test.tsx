import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { useFocusOnChange } from './use-focus-on-change';

function setup() {
  const moveFocus = vi.fn<(attempt: number) => void>();
  const { rerender } = renderHook(({ attempt }) => useFocusOnChange(attempt, () => moveFocus(attempt)), {
    initialProps: { attempt: 0 },
    wrapper: StrictMode,
  });
  return { moveFocus, rerender };
}

it('leaves the focus alone on the first render and while the value stays the same', () => {
  const { moveFocus, rerender } = setup();
  rerender({ attempt: 0 });
  expect(moveFocus).not.toHaveBeenCalled();
});

it('moves the focus once for every change, with the latest values', () => {
  const { moveFocus, rerender } = setup();
  rerender({ attempt: 1 });
  rerender({ attempt: 1 });
  rerender({ attempt: 2 });
  expect(moveFocus.mock.calls).toEqual([[1], [2]]);
});
