import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiFieldErrors } from '@saltbush/shared-ui/form-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AutoDelivery, showAutoDelivery } from './api/autodeliveries';
import { editAutoDelivery } from './api/edit';
import { EditSchema, type EditValues, fieldOf, toInput, toValues } from './edit-values';

/** The form of an AutoDelivery: what the api refuses is said at its field, and has the focus. */
export function useEditForm(autodelivery: AutoDelivery, onSaved: () => void) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<EditValues>({
    resolver: valibotResolver(EditSchema),
    defaultValues: toValues(autodelivery),
  });
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      showAutoDelivery(client, await editAutoDelivery(toInput(autodelivery, values)));
      onSaved();
    } catch (error) {
      const [first, ...others] = apiFieldErrors(error);
      for (const [index, { field, message }] of [first, ...others].filter((each) => !!each).entries()) {
        const known = fieldOf(field);
        if (known) form.setError(known, { message }, { shouldFocus: index === 0 });
        else setFailure(message);
      }
    }
  });
  return { form, submit, failure };
}
