import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { useActionStatus } from './useActionStatus';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function Saving({ action }: { action: () => Promise<unknown> }) {
  const { status, run, failure } = useActionStatus();
  return (
    <>
      <Button
        status={status}
        busyLabel="Adding..."
        successLabel="Added to Cart"
        onClick={() => void run(action)}
      >
        Add to Cart
      </Button>
      {failure instanceof Error && <p>{failure.message}</p>}
    </>
  );
}

const button = () => screen.getByRole('button');

describe('Button with an action', () => {
  it('treats a double click as one click, even if the action ends between the two', async () => {
    const action = vi.fn(async () => undefined);
    render(<Saving action={action} />);
    await act(async () => void fireEvent.click(button(), { detail: 1 }));
    await act(async () => void fireEvent.click(button(), { detail: 2 }));
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => void fireEvent.click(button(), { detail: 1 }));
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('runs once, announces its progress, and shows success for 2 s by default [9.c-02]', async () => {
    const done = withResolvers();
    const action = vi.fn(() => done.promise);
    render(<Saving action={action} />);
    await act(async () => button().click());
    await act(async () => button().click());
    expect(action).toHaveBeenCalledOnce();
    expect(button().textContent).toBe('Adding...');
    await act(async () => done.resolve());
    expect(button().textContent).toBe('Added to Cart');
    act(() => void vi.advanceTimersByTime(1999));
    expect(button().textContent).toBe('Added to Cart');
    act(() => void vi.advanceTimersByTime(1));
    expect(button().textContent).toBe('Add to Cart');
  });

  it('returns to idle when the action fails, and reports why', async () => {
    render(<Saving action={() => Promise.reject(new Error('Something went wrong'))} />);
    await act(async () => button().click());
    expect(button().textContent).toBe('Add to Cart');
    expect(screen.getByText('Something went wrong')).toBeTruthy();
  });

  it('does not submit its form while busy', async () => {
    const submitted = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <Button type="submit" status="busy">
          Save
        </Button>
      </form>,
    );
    button().click();
    expect(submitted).not.toHaveBeenCalled();
  });
});
