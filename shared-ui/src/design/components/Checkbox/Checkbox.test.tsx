import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox';

/** Shows what is being saved, as consents and settings do. */
function SavedBox() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (_wanted: boolean) => new Promise<boolean>(() => {}),
  });
  return (
    <Checkbox
      label="Saved"
      checked={isPending && variables}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}

const page = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  document.body.append(page);
  root = createRoot(page);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page.remove();
});

const show = (box: ReactNode) => {
  act(() => root.render(<QueryClientProvider client={new QueryClient()}>{box}</QueryClientProvider>));
  return page.querySelector('input') as HTMLInputElement;
};
const nextTask = () => act(async () => vi.advanceTimersByTime(1));

it('shows a click before the next task begins, and goes on with what its page says', async () => {
  const box = show(<SavedBox />);
  act(() => box.click());
  expect(box.checked).toBe(true);
  await nextTask();
  expect(box.checked).toBe(true);
});

it('goes back where its page refuses the click', async () => {
  const box = show(<Checkbox label="Refused" checked={false} onChange={() => {}} />);
  act(() => box.click());
  await nextTask();
  expect(box.checked).toBe(false);
});

it('keeps its own state where no page controls it', async () => {
  const box = show(<Checkbox label="Free" defaultChecked={false} />);
  act(() => box.click());
  await nextTask();
  expect(box.checked).toBe(true);
});
