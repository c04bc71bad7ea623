import { toPostcodeSearchText } from '@saltbush/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { suburbs } from '../../samples/suburbs';
import { Combobox, type ComboboxProps } from './Combobox';

type Suburb = (typeof suburbs)[number];

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function setup(props: Partial<ComboboxProps<Suburb>> = {}) {
  const search = vi.fn(async (_query: string, _signal: AbortSignal): Promise<readonly Suburb[]> => suburbs);
  const onSelect = vi.fn();
  render(
    <Combobox label="Suburb" search={search} onSelect={onSelect} clean={toPostcodeSearchText} {...props} />,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { search, onSelect, user, box: screen.getByRole<HTMLInputElement>('combobox') };
}

const pause = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe('Combobox', () => {
  it('has letters, digits and spaces only, of typed and of pasted text [5.d-01]', async () => {
    const { box, user } = setup();
    await user.type(box, 'Surry-Hills, 2010!');
    expect(box.value).toBe('Surry Hills 2010');
    await user.clear(box);
    await user.paste("St. Kilda, O'Connor, Wagga-Wagga");
    expect(box.value).toBe('St Kilda OConnor Wagga Wagga');
  });

  it('searches from 2 characters, after a pause of 300 ms [5.d-02 9.c-04]', async () => {
    vi.useFakeTimers();
    const { box, search } = setup();
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    type('s');
    await pause(1000);
    expect(search).not.toHaveBeenCalled();
    type('sy');
    await pause(200);
    type('syd');
    await pause(299);
    expect(search).not.toHaveBeenCalled();
    await pause(1);
    expect(search.mock.calls.map(([query]) => query)).toEqual(['syd']);
  });

  it('cancels a superseded search and never shows its late results', async () => {
    const resolvers: ((found: readonly Suburb[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    const search = (_query: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<readonly Suburb[]>((resolve) => resolvers.push(resolve));
    };
    const { box, user } = setup({ search });
    await user.type(box, 'sy');
    await pause(300);
    await user.type(box, 'd');
    await pause(300);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await act(async () => resolvers[1]?.(suburbs.slice(0, 1)));
    await act(async () => resolvers[0]?.(suburbs));
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('moves with the arrow keys, selects with Enter, and closes with Escape', async () => {
    const { box, user, onSelect } = setup();
    await user.type(box, 'sy');
    await pause(300);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(suburbs[0]);
    expect(box.value).toBe('Sydney, 2000');
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  it('reports when nothing is found', async () => {
    const { box, user } = setup({ search: vi.fn(async () => []) });
    await user.type(box, 'zzz');
    await pause(300);
    expect(screen.getByRole('status').textContent).toBe('No results found');
  });

  it('reports when the search fails', async () => {
    const { box, user } = setup({ search: () => Promise.reject(new Error('down')) });
    await user.type(box, 'zzz');
    await pause(300);
    expect(screen.getByRole('status').textContent).toBe('Suggestions aren’t available right now.');
  });
});
