import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyPart } from './lazy-part';

const Part = () => <p>Arrived</p>;

function Host({ part, needed, onFail }: { part: LazyPart<object>; needed: boolean; onFail?: () => void }) {
  const Loaded = useLazyPart(part, needed, onFail);
  return Loaded ? <Loaded /> : <p>Waiting</p>;
}

describe('lazy part', () => {
  it('loads once, when it is first needed', async () => {
    const load = vi.fn(async () => ({ default: Part }));
    const part = lazyPart(load);
    const { rerender } = render(<Host part={part} needed={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Host part={part} needed />);
    expect(await screen.findByText('Arrived')).toBeTruthy();
    rerender(<Host part={part} needed={false} />);
    expect(screen.getByText('Waiting')).toBeTruthy();
    rerender(<Host part={part} needed />);
    expect(screen.getByText('Arrived')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('reports a failed load and loads again the next time', async () => {
    const load = vi.fn<() => Promise<{ default: typeof Part }>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue({ default: Part });
    const onFail = vi.fn();
    const part = lazyPart(load);
    const { rerender } = render(<Host part={part} needed onFail={onFail} />);
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
    rerender(<Host part={part} needed={false} onFail={onFail} />);
    rerender(<Host part={part} needed onFail={onFail} />);
    expect(await screen.findByText('Arrived')).toBeTruthy();
  });

  it('loads again when the connection returns', async () => {
    const load = vi.fn<() => Promise<{ default: typeof Part }>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue({ default: Part });
    const onFail = vi.fn();
    render(<Host part={lazyPart(load)} needed onFail={onFail} />);
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Arrived')).toBeTruthy();
  });
});
