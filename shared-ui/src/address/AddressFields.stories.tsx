import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Container } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { mockAddresses, mockPlaces, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { AddressFields } from './AddressFields';
import { ADDRESS_FIELDS, AddressSchema, type AddressValues } from './address-schema';

const PLACES = ['SURRY HILLS', 'DARLINGHURST'].map((suburb) => ({
  id: suburb,
  suburb,
  postcode: '2010',
  state: 'NSW' as const,
}));
const CROWN_STREET = {
  ...{
    id: 'crown',
    address_1: '12 Crown Street',
    address_2: '',
    suburb: 'Surry Hills',
    state: 'NSW' as const,
  },
  ...{ postcode: '2010', label: '12 Crown Street, Surry Hills NSW 2010' },
};
const DARLINGHURST = { ...CROWN_STREET, id: 'darlinghurst', label: '12 Crown Street, Darlinghurst NSW 2010' };
const EMPTY = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressValues;

function AddressForm() {
  const [queryClient] = useState(() => new QueryClient());
  const form = useForm<AddressValues>({ resolver: valibotResolver(AddressSchema), defaultValues: EMPTY });
  return (
    <QueryClientProvider client={queryClient}>
      <FormProvider {...form}>
        <Container width="form">
          <FormLayout onSubmit={form.handleSubmit(() => undefined)}>
            <AddressFields />
            <Button type="submit">Save address</Button>
          </FormLayout>
        </Container>
      </FormProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Forms/Address',
  component: AddressFields,
  render: () => <AddressForm />,
  beforeEach: () => serve(mockPlaces(PLACES), mockAddresses([CROWN_STREET, DARLINGHURST])),
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SuburbsOfAPostcode: Story = {
  name: 'Suburbs of a postcode, whole addresses of a street',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Postcode'), '2010');
    await userEvent.click(await canvas.findByRole('button', { name: 'Surry Hills' }));
    await expect(canvas.getByLabelText('Suburb')).toHaveValue('Surry Hills');
    await expect(canvas.getByLabelText('State')).toHaveValue('NSW');
    await expect(canvas.queryByRole('group', { name: 'Suburbs in 2010' })).toBeNull();

    const street = canvas.getByRole('combobox', { name: 'Street address' });
    await userEvent.type(street, '12 crown');
    await canvas.findByRole('option', { name: CROWN_STREET.label });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(street).toHaveValue('12 Crown Street');
    await expect(canvas.getByLabelText(/^Unit/)).toHaveFocus();
    await userEvent.clear(street);
    await userEvent.type(street, '12 crown');
    await canvas.findByRole('option', { name: CROWN_STREET.label });
    await userEvent.keyboard('{ArrowDown}');
    await expect(street).toHaveAttribute('aria-activedescendant');
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Postcode'), '20');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByText('Please enter a 4-digit postcode')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toBeInvalid();
  },
};
