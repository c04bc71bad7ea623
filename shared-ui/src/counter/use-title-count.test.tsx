import { applyHead } from '@saltbush/shared-ui/platform';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useTitleCount } from './use-title-count';

beforeEach(() => applyHead({ title: 'Scripts · Saltbush' }));

it('tells the count before the title, and nothing while nothing waits', () => {
  const { rerender } = renderHook(({ count }) => useTitleCount(count), {
    initialProps: { count: undefined as number | undefined },
  });
  expect(document.title).toBe('Scripts · Saltbush');
  rerender({ count: 12 });
  expect(document.title).toBe('(12) Scripts · Saltbush');
  rerender({ count: 0 });
  expect(document.title).toBe('Scripts · Saltbush');
});

it('stays in the title of the next page of the desk, and goes with it', () => {
  const { unmount } = renderHook(() => useTitleCount(3));
  applyHead({ title: 'Returns · Saltbush' });
  expect(document.title).toBe('(3) Returns · Saltbush');
  unmount();
  expect(document.title).toBe('Returns · Saltbush');
  applyHead({ title: 'Today · Saltbush' });
  expect(document.title).toBe('Today · Saltbush');
});
