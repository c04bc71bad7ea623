import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyPart } from './lazy-part';

const Part = () => <p>Arrived</p>;

function Host({ part, wanted, onFail }: { part: LazyPart<object>; wanted: boolean; onFail?: () => void }) {
  const Loaded = useLazyPart(part, wanted, onFail);
  return Loaded ? <Loaded /> : <p>Waiting</p>;
}

describe('a part in a chunk of its own', () => {
  it('loads when it is first wanted, once', async () => {
    const load = vi.fn(async () => ({ default: Part }));
    const part = lazyPart(load);
    const { rerender } = render(<Host part={part} wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Host part={part} wanted />);
    expect(await screen.findByText('Arrived')).toBeTruthy();
    rerender(<Host part={part} wanted={false} />);
    expect(screen.getByText('Waiting')).toBeTruthy();
    rerender(<Host part={part} wanted />);
    expect(screen.getByText('Arrived')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('tells when it cannot be loaded, and loads anew the next time', async () => {
    const load = vi.fn<() => Promise<{ default: typeof Part }>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue({ default: Part });
    const onFail = vi.fn();
    const part = lazyPart(load);
    const { rerender } = render(<Host part={part} wanted onFail={onFail} />);
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
    rerender(<Host part={part} wanted={false} onFail={onFail} />);
    rerender(<Host part={part} wanted onFail={onFail} />);
    expect(await screen.findByText('Arrived')).toBeTruthy();
  });
});
