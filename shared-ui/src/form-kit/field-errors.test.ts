import { expect, it, vi } from 'vitest';
import { ApiError } from '../platform';
import { showApiErrors } from './field-errors';

const refusal = (fields: Record<string, string>) =>
  new ApiError('Please check the form', 'INVALID_INPUT', 200, null, { fields });

function form() {
  const setError = vi.fn();
  return { setError, getValues: () => ({ suburb: '', email: '' }) };
}

it('says at their fields what the api refuses; the first one has the focus', () => {
  const { setError, getValues } = form();
  const error = refusal({ suburb: 'No such suburb', email: 'No such address' });
  expect(showApiErrors({ setError, getValues } as never, error)).toBeNull();
  expect(setError.mock.calls).toEqual([
    ['suburb', { message: 'No such suburb' }, { shouldFocus: true }],
    ['email', { message: 'No such address' }, { shouldFocus: false }],
  ]);
});

it('translates the api’s names, and answers what belongs to no field', () => {
  const { setError, getValues } = form();
  const error = refusal({ shipping_suburb: 'No such suburb', frequency: 'Locked in' });
  const fieldOf = (field: string) => field.replace('shipping_', '');
  expect(showApiErrors({ setError, getValues } as never, error, fieldOf)).toBe('Locked in');
  expect(setError).toHaveBeenCalledWith('suburb', { message: 'No such suburb' }, { shouldFocus: true });
});

it('answers the message of an error without fields', () => {
  const { setError, getValues } = form();
  expect(showApiErrors({ setError, getValues } as never, refusal({}))).toBe('Please check the form');
  expect(setError).not.toHaveBeenCalled();
});
