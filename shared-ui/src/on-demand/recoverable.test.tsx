import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { recoverable } from './recoverable';

const Dialog = ({ title }: { title: string }) => <p>{title} is here</p>;

/** Code that fails to arrive as often as told. */
function failing(times: number) {
  return vi.fn(async () => {
    times -= 1;
    if (times >= 0) throw new Error('Loading chunk 7 failed');
    return { default: Dialog };
  });
}

/** A page with something typed into it, and a part whose code is loaded on demand. */
function renderPage(load: ReturnType<typeof failing>) {
  const Part = recoverable(load, 'The dialog');
  const page = (isOpen = true) => (
    <>
      <input aria-label="Notes" />
      <Suspense>{isOpen && <Part title="It" />}</Suspense>
    </>
  );
  return { page, ...render(page()) };
}

describe('a part whose code does not arrive', () => {
  it('leaves the page and what was typed alone, and comes with Retry', async () => {
    renderPage(failing(2));
    const notes = screen.getByLabelText<HTMLInputElement>('Notes');
    await userEvent.type(notes, 'after lunch');
    expect(await screen.findByText('The dialog isn’t available right now.')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('It is here')).toBeDefined();
    expect(notes.value).toBe('after lunch');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('comes by itself when the network is back', async () => {
    const load = failing(2);
    renderPage(load);
    await screen.findByRole('alert');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('It is here')).toBeDefined();
  });

  it('is tried again when it is opened again', async () => {
    const { page, rerender } = renderPage(failing(2));
    await screen.findByRole('alert');
    rerender(page(false));
    rerender(page(true));
    expect(await screen.findByText('It is here')).toBeDefined();
  });
});
