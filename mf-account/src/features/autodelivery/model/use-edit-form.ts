import { valibotResolver } from '@hookform/resolvers/valibot';
import { showApiErrors } from '@saltbush/shared-ui/form-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AutoDelivery, showAutoDelivery } from '../api/autodeliveries';
import { editAutoDelivery } from '../api/edit';
import { EditSchema, type EditValues, formFieldOf, toInput, toValues } from './edit-values';

/** Form state of an AutoDelivery. API errors are shown at their fields and receive focus. */
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
      setFailure(showApiErrors(form, error, formFieldOf));
    }
  });
  return { form, submit, failure };
}
