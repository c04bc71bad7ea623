import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { EmailField, type EmailValues, PersonFields, type PersonValues } from '.';

type Values = PersonValues & EmailValues;
const EMPTY: Values = { first_name: '', last_name: '', dob: '', gender: '', email: '' };

interface FormProps {
  autofill?: string;
  values?: Values;
  errors?: FieldErrors<Values>;
  onSubmit?: (values: Values) => void;
}

function Form({ autofill, values = EMPTY, errors, onSubmit = () => undefined }: FormProps) {
  const form = useForm<Values>({ defaultValues: values, errors });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((typed) => onSubmit(typed))}>
        <PersonFields autofill={autofill} dobId="dob" />
        <EmailField hint="For your confirmation." />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

const autofillOf = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('PersonFields', () => {
  it('autofills the user’s own details by default', () => {
    render(<Form />);
    expect(['First name', 'Last name', 'E-mail'].map(autofillOf)).toEqual([
      'given-name',
      'family-name',
      'email',
    ]);
    expect(screen.getByLabelText('E-mail').getAttribute('type')).toBe('email');
    expect(screen.queryByText('For your confirmation.')).not.toBeNull();
  });

  it('supports another person’s details', () => {
    render(<Form autofill="section-patient" />);
    expect(['First name', 'Last name'].map(autofillOf)).toEqual([
      'section-patient given-name',
      'section-patient family-name',
    ]);
  });

  it('fills the surrounding form', async () => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    type('First name', 'Mia');
    type('Last name', 'Marsh');
    type('Day', '9');
    type('Month', '4');
    type('Year', '1988');
    await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
    type('E-mail', 'mia@example.com');
    const filled = { first_name: 'Mia', last_name: 'Marsh', gender: 'female', email: 'mia@example.com' };
    await save();
    type('Day', '');
    await save();
    expect(onSubmit.mock.calls).toEqual([[{ ...filled, dob: '1988-04-09' }], [{ ...filled, dob: '' }]]);
  });

  it('starts with the given values', () => {
    render(<Form values={{ ...EMPTY, first_name: 'Mia', dob: '1988-04-09', gender: 'male' }} />);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Mia');
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1988');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Male' }).checked).toBe(true);
  });

  it('shows each error at its field', () => {
    const messages = {
      first_name: 'First Name is required',
      last_name: 'Last Name is required',
      dob: 'Please enter the date of birth',
      gender: 'Please choose a gender',
      email: 'Please provide an email address',
    };
    const errors = Object.entries(messages).map(([field, message]) => [field, { type: 'contract', message }]);
    render(<Form errors={Object.fromEntries(errors)} />);
    for (const message of Object.values(messages)) expect(screen.queryByText(message)).not.toBeNull();
    expect(document.getElementById('dob')?.textContent).toContain(messages.dob);
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true');
  });
});
