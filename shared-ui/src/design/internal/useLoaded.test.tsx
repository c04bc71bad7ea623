import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastRegion } from '../components/Toast/ToastRegion';
import { createLoader, type Loader, useLoaded } from './useLoaded';

interface WaitingProps {
  loader: Loader<string>;
  requested: boolean;
  onFail: () => void;
}

function Waiting({ loader, requested, onFail }: WaitingProps) {
  return <p>{useLoaded(loader, requested, onFail) ?? 'nothing yet'}</p>;
}

it('loads once, on first use', async () => {
  const load = vi.fn(async () => 'surface');
  const loader = createLoader(load);
  const { rerender } = render(<Waiting loader={loader} requested={false} onFail={() => {}} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(<Waiting loader={loader} requested onFail={() => {}} />));
  expect(screen.getByText('surface')).toBeTruthy();
  await act(async () => rerender(<Waiting loader={loader} requested={false} onFail={() => {}} />));
  await loader.load();
  expect(load).toHaveBeenCalledOnce();
});

it('notifies the user on failure, resets the request, and retries the next time', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('surface');
  const loader = createLoader<string>(load);
  const onFail = vi.fn();
  const page = (requested: boolean) => (
    <>
      <Waiting loader={loader} requested={requested} onFail={onFail} />
      <ToastRegion />
    </>
  );
  const { rerender } = render(page(false));
  await act(async () => rerender(page(true)));
  expect(onFail).toHaveBeenCalledOnce();
  expect(screen.getByText(/This couldn’t be opened/)).toBeTruthy();
  await act(async () => rerender(page(false)));
  await act(async () => rerender(page(true)));
  expect(screen.getByText('surface')).toBeTruthy();
});
