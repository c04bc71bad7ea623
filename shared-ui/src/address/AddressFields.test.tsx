import { valibotResolver } from '@hookform/resolvers/valibot';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { PostcodesDocument } from '../generated/gql/graphql';
import { mockPlaces, sentVariables, serve } from '../testing';
import { AddressFields } from './AddressFields';
import { ADDRESS_FIELDS, AddressSchema, type AddressValues } from './address-schema';
import type { Place } from './search-places';

const place = (suburb: string, postcode = '2010'): Place => ({ id: suburb, suburb, postcode, state: 'NSW' });
const PLACES = [place('SURRY HILLS'), place('DARLINGHURST'), place('THE ENTRANCE', '2261')];

const EMPTY = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressValues;

function Form({ typed }: { typed?: Partial<AddressValues> }) {
  const form = useForm<AddressValues>({
    resolver: valibotResolver(AddressSchema),
    defaultValues: { ...EMPTY, ...typed },
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => undefined)}>
        <AddressFields />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

function show({ typed, places = PLACES }: { typed?: Partial<AddressValues>; places?: Place[] } = {}) {
  serve(mockPlaces(places));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form typed={typed} />
    </QueryClientProvider>,
  );
}

const searches = () => sentVariables(PostcodesDocument).map(({ query }) => query);
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const suggested = async (postcode: string) =>
  within(await screen.findByRole('group', { name: `Suburbs in ${postcode}` }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('AddressFields', () => {
  it('focuses the first invalid field', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  });

  it('labels every field for screen readers and for browser autofill', () => {
    show();
    const fields = [
      ['First name', 'first_name', 'given-name'],
      ['Last name', 'last_name', 'family-name'],
      ['Street address', 'address_1', 'address-line1'],
      ['Unit, building or company (optional)', 'address_2', 'address-line2'],
      ['Suburb', 'suburb', 'address-level2'],
      ['State', 'state', 'address-level1'],
      ['Postcode', 'postcode', 'postal-code'],
      ['Phone', 'phone', 'tel'],
    ] as const;
    for (const [label, name, autofill] of fields) {
      const field = screen.getByLabelText(label);
      expect([field.getAttribute('name'), field.getAttribute('autocomplete')]).toEqual([
        name,
        `shipping ${autofill}`,
      ]);
    }
    expect(fields.map(([, name]) => name)).toEqual(ADDRESS_FIELDS);
  });

  it('shows the contract’s validation message at each invalid field', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const messages = {
      'First name': 'First Name is required',
      'Last name': 'Last Name is required',
      'Street address': 'Please enter your street address',
      Suburb: 'Please enter your suburb',
      State: 'Please choose your state',
      Postcode: 'Please enter a 4-digit postcode',
      Phone: 'Please enter your phone number',
    };
    for (const [label, message] of Object.entries(messages)) {
      const described = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = described.map((id) => document.getElementById(id)?.textContent);
      expect(words, label).toContain(`Error: ${message}`);
    }
    expect(screen.getByLabelText(/^Unit/).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('fills suburb and state with one click on a suggestion, which closes the list', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Postcode'), '2010');
    expect(await suggested('2010')).toEqual(['Surry Hills', 'Darlinghurst']);
    await userEvent.click(screen.getByRole('button', { name: 'Darlinghurst' }));
    expect([value('Suburb'), value('State'), value('Postcode')]).toEqual(['Darlinghurst', 'NSW', '2010']);
    expect(screen.queryByRole('group', { name: /^Suburbs in/ })).toBeNull();
  });

  it('searches once the postcode is complete', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Postcode'), '226');
    expect(searches()).toEqual([]);
    await userEvent.type(screen.getByLabelText('Postcode'), '1');
    await screen.findByRole('button', { name: 'The Entrance' });
    expect(searches()).toEqual(['2261']);
  });

  it('suggests the first 8 places of a postcode that has more', async () => {
    const places = Array.from({ length: 11 }, (_, index) => place(`SUBURB ${index + 1}`));
    show({ typed: { postcode: '2010' }, places });
    expect(await suggested('2010')).toEqual(places.slice(0, 8).map((_, index) => `Suburb ${index + 1}`));
  });

  it('suggests nothing if suburb, state and postcode already match a place', async () => {
    show({ typed: { suburb: ' surry  hills', state: 'NSW', postcode: '2010' } });
    await waitFor(() => expect(searches()).toEqual(['2010']));
    await act(async () => undefined);
    expect(screen.queryByRole('group', { name: /^Suburbs in/ })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'VIC');
    expect(await suggested('2010')).toHaveLength(2);
  });
});
