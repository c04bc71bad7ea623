import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Container } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { mockPlaces, serve } from '@saltbush/shared-ui/testing';
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
  beforeEach: () => serve(mockPlaces(PLACES)),
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SuburbsOfAPostcode: Story = {
  name: 'Suburbs of a postcode: one press fills suburb and state',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Postcode'), '2010');
    await userEvent.click(await canvas.findByRole('button', { name: 'Surry Hills' }));
    await expect(canvas.getByLabelText('Suburb')).toHaveValue('Surry Hills');
    await expect(canvas.getByLabelText('State')).toHaveValue('NSW');
    await expect(canvas.queryByRole('group', { name: 'Suburbs in 2010' })).toBeNull();
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
