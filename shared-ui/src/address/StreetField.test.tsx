import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressSuggestionsDocument } from '../generated/gql/graphql';
import { usePreference } from '../platform';
import {
  allSent,
  delay,
  mockAddresses,
  mockPlaces,
  respondWith,
  respondWithError,
  respondWithNetworkError,
  sentVariables,
  serve,
} from '../testing';
import { AddressFields } from './AddressFields';
import { ADDRESS_FIELDS, type AddressValues } from './address-schema';
import type { AddressSuggestion } from './search-addresses';

const NEWTOWN: AddressSuggestion = {
  id: 'a',
  address_1: '12 King Street',
  address_2: '',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  label: '12 King Street, Newtown NSW 2042',
};
const NEWPORT = { ...NEWTOWN, id: 'b', suburb: 'Newport', label: '12 King Street, Newport NSW 2106' };
const UNIT = { ...NEWTOWN, id: 'c', address_2: 'Unit 3', label: '3/12 King Street, Newtown NSW 2042' };
const submitted = vi.fn();

function Form({ typed }: { typed: Partial<AddressValues> }) {
  const empty = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressValues;
  const form = useForm<AddressValues>({ defaultValues: { ...empty, ...typed } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(submitted)}>
        <AddressFields />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

function show(typed: Partial<AddressValues> = {}) {
  serve(mockAddresses([NEWTOWN, NEWPORT, UNIT]), mockPlaces([]));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form typed={typed} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, street: screen.getByRole<HTMLInputElement>('combobox', { name: 'Street address' }) };
}

const pause = (ms = 300) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const asked = () => sentVariables(AddressSuggestionsDocument);
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const filled = () => ['Street address', 'Suburb', 'State', 'Postcode'].map(value);
const focused = () => document.activeElement?.getAttribute('name');
const LIST = { name: 'Addresses' };
const offered = async () =>
  within(await screen.findByRole('listbox', LIST)).getAllByRole<HTMLElement>('option');
const isOpen = () => screen.queryByRole('listbox', LIST) !== null;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  submitted.mockReset();
});

describe('the field of a street address', () => {
  it('offers whole addresses and says how many [addresses-01]', async () => {
    const { user, street } = show();
    await user.type(street, '12 king st');
    expect((await offered()).map(({ textContent }) => textContent)).toEqual([NEWTOWN.label, NEWPORT.label]);
    expect(street.getAttribute('aria-expanded')).toBe('true');
    expect(street.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Addresses' }).id);
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  });

  it('fills the fields by keyboard and moves to the next empty one, without sending the form [addresses-02]', async () => {
    const { user, street } = show();
    await user.type(street, '12 king st');
    await offered();
    await user.keyboard('{ArrowDown}');
    expect(street.getAttribute('aria-activedescendant')).toBe((await offered())[0]?.id);
    await user.keyboard('{Enter}');
    expect(filled()).toEqual(['12 King Street', 'Newtown', 'NSW', '2042']);
    expect(focused()).toBe('address_2');
    expect(isOpen()).toBe(false);
    await pause(1000);
    expect(submitted).not.toHaveBeenCalled();
    expect(asked()).toHaveLength(1);
  });

  it('fills the fields by mouse; a unit in the address fills its field, and a typed one stays [addresses-02]', async () => {
    const { user, street } = show();
    await user.type(screen.getByLabelText(/^Unit/), 'Level 2');
    await user.type(street, '12 king');
    await user.click((await offered())[0] as HTMLElement);
    expect([value(/^Unit/), focused()]).toEqual(['Level 2', 'phone']);
    await user.clear(street);
    await user.type(street, '3/12 king');
    await user.click((await offered())[0] as HTMLElement);
    expect([value(/^Unit/), value('Street address'), focused()]).toEqual([
      'Unit 3',
      '12 King Street',
      'phone',
    ]);
  });

  it('lets no unit of the address before stay with another street [addresses-02]', async () => {
    const { user, street } = show({ address_2: 'Level 9' });
    await user.type(street, '12 king');
    await user.click((await offered())[0] as HTMLElement);
    expect(value(/^Unit/)).toBe('');
    await user.clear(street);
    await user.type(street, '3/12 king');
    await user.click((await offered())[0] as HTMLElement);
    expect(value(/^Unit/)).toBe('Unit 3');
    await user.clear(street);
    await user.type(street, '12 king');
    await user.click((await offered())[0] as HTMLElement);
    expect(value(/^Unit/)).toBe('');
  });

  it('offers nothing that an earlier text found, by keyboard either', async () => {
    const { user, street } = show();
    await user.type(street, '12 king');
    await offered();
    await user.type(street, ' st');
    expect(isOpen()).toBe(false);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(street.value).toBe('12 king st');
    await offered();
  });

  it('closes with Escape, keeps what was typed and sends the form with Enter', async () => {
    const { user, street } = show();
    await user.type(street, '12 king st');
    await offered();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(street.value).toBe('12 king st');
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  });

  it('asks after a pause, for a number and a word, near the postcode or the delivery location', async () => {
    const { user, street } = show();
    await user.type(street, '12 K');
    await pause(1000);
    expect(asked()).toEqual([]);
    usePreference.setState({
      preference: { id: 'p', postcode: '3000', suburb: 'MELBOURNE', state: 'VIC' },
    });
    await user.type(street, 'i');
    await user.type(street, 'n');
    await offered();
    expect(asked()).toEqual([{ query: '12 Kin', near: '3000' }]);
    await user.type(screen.getByLabelText('Postcode'), '2010');
    await user.type(street, 'g');
    await vi.waitFor(() => expect(asked().at(-1)).toEqual({ query: '12 King', near: '2010' }));
    expect(allSent().filter(({ operation }) => operation === 'AddressSuggestions')).toHaveLength(2);
    expect(window.location.href).not.toContain('King');
  });

  it('asks for nothing that the browser’s autofill enters', async () => {
    const { street } = show();
    street.focus();
    fireEvent.change(street, { target: { value: '12 King Street' } });
    await pause(1000);
    expect(asked()).toEqual([]);
    expect(street.getAttribute('autocomplete')).toBe('shipping address-line1');
  });

  it.each([
    ['finds nothing', () => mockAddresses([])],
    ['fails', () => respondWithNetworkError(AddressSuggestionsDocument)],
    [
      'refuses',
      () =>
        respondWithError(AddressSuggestionsDocument, { message: 'Too many attempts', code: 'RATE_LIMITED' }),
    ],
    [
      'never answers',
      () =>
        respondWith(AddressSuggestionsDocument, async () => {
          await delay('infinite');
          return { address_suggestions: [] };
        }),
    ],
  ])('says nothing when the lookup %s: the address is typed [addresses-03]', async (_, handler) => {
    const { user, street } = show();
    serve(handler());
    await user.type(street, '12 King Street');
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await pause(1000);
    expect([isOpen(), screen.getByRole('status').textContent]).toEqual([false, '']);
    expect(street.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.calls[0]?.[0]).toMatchObject({ address_1: '12 King Street' });
  });
});
