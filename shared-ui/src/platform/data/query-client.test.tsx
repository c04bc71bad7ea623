import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client';

/** A box that shows what is being saved, as consents and settings do. */
function SavedBox() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (_wanted: boolean) => new Promise<boolean>(() => {}),
  });
  return (
    <input
      type="checkbox"
      checked={isPending && variables}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}

const page = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(page);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <SavedBox />
      </QueryClientProvider>,
    ),
  );
  // React's own scheduling, and no timer ever fires.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate'] });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  page.remove();
});

test('a box shows a click before the next task begins, while its save is on the way', async () => {
  const box = page.querySelector('input') as HTMLInputElement;
  box.click();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(box.checked).toBe(true);
});
