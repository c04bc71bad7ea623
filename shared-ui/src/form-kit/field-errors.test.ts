import { expect, it, vi } from 'vitest';
import { ApiError } from '../platform';
import { showApiErrors } from './field-errors';

const refusal = (fields: Record<string, string>) =>
  new ApiError('Please check the form', 'INVALID_INPUT', 200, null, { fields });

function form() {
  const setError = vi.fn();
  return { setError, getValues: () => ({ suburb: '', email: '' }) };
}

it('shows the api’s errors at their fields and focuses the first one', () => {
  const { setError, getValues } = form();
  const error = refusal({ suburb: 'No such suburb', email: 'No such address' });
  expect(showApiErrors({ setError, getValues } as never, error)).toBeNull();
  expect(setError.mock.calls).toEqual([
    ['suburb', { message: 'No such suburb' }, { shouldFocus: true }],
    ['email', { message: 'No such address' }, { shouldFocus: false }],
  ]);
});

it('maps the api’s field names, and returns the message that belongs to no field', () => {
  const { setError, getValues } = form();
  const error = refusal({ shipping_suburb: 'No such suburb', frequency: 'Locked in' });
  const fieldOf = (field: string) => field.replace('shipping_', '');
  expect(showApiErrors({ setError, getValues } as never, error, fieldOf)).toBe('Locked in');
  expect(setError).toHaveBeenCalledWith('suburb', { message: 'No such suburb' }, { shouldFocus: true });
});

it('returns the message of an error without fields', () => {
  const { setError, getValues } = form();
  expect(showApiErrors({ setError, getValues } as never, refusal({}))).toBe('Please check the form');
  expect(setError).not.toHaveBeenCalled();
});
