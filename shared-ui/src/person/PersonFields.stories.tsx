import { Container } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { EmailField, type EmailValues, PersonFields, type PersonValues } from '.';

type Values = PersonValues & EmailValues;

interface PersonFormProps {
  values?: Partial<Values>;
  errors?: FieldErrors<Values>;
}

function PersonForm({ values, errors }: PersonFormProps) {
  const empty: Values = { first_name: '', last_name: '', dob: '', gender: '', email: '' };
  const form = useForm<Values>({ defaultValues: { ...empty, ...values }, errors });
  return (
    <FormProvider {...form}>
      <Container width="form">
        <FormLayout onSubmit={form.handleSubmit(() => undefined)}>
          <PersonFields />
          <EmailField hint="For your confirmation." />
        </FormLayout>
      </Container>
    </FormProvider>
  );
}

const meta = { title: 'Forms/Person', component: PersonForm } satisfies Meta<typeof PersonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ByKeyboard: Story = {
  name: 'By keyboard: from the name to the e-mail',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const text of ['Gia', 'Marsh', '3', '2', '1990']) {
      await userEvent.tab();
      await userEvent.keyboard(text);
    }
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('gia@example.com');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('gia@example.com');
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Marsh');
  },
};

export const Refused: Story = {
  args: {
    values: { first_name: 'Gia', dob: '' },
    errors: {
      last_name: { type: 'required', message: 'Last Name is required' },
      dob: { type: 'required', message: 'Please enter a date of birth' },
      gender: { type: 'required', message: 'Please choose a gender' },
      email: { type: 'required', message: 'E-mail is required' },
    },
  },
};
