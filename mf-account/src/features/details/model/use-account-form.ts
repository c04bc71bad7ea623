import { showApiErrors } from '@saltbush/shared-ui/form-kit';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/**
 * State of a form that changes the account. Errors of the api are shown at their fields, others above the form.
 * @param send rejects with the API's error
 */
export function useAccountForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<unknown>,
) {
  const form = useForm<Values>({ defaultValues, mode: 'onTouched' });
  const [failure, setFailure] = useState<string | null>(null);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      setFailure(showApiErrors(form, error));
    }
  });
  return { form, submit, failure };
}
