import { valibotResolver } from '@hookform/resolvers/valibot';
import { contactErrors } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { FieldRow, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { apiFieldErrors, checkedSchema, listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Cart } from '../../../model/cart';
import { setUserDetails } from '../api/set-user-details';

const ContactSchema = checkedSchema(
  { email: v.string(), first_name: v.string(), last_name: v.string() },
  contactErrors,
);
export type ContactValues = v.InferOutput<typeof ContactSchema>;

interface ContactFormProps {
  cartUuid: string;
  defaults: ContactValues;
  onDone: (cart: Cart) => void;
}

/** Who orders: e-mail and name, stored on the cart. */
export function ContactForm({ cartUuid, defaults, onDone }: ContactFormProps) {
  const form = useForm({
    resolver: valibotResolver(ContactSchema),
    defaultValues: defaults,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { show, summary } = useErrorSummary();

  const store = async (values: ContactValues) => {
    try {
      show([]);
      const { cart } = await setUserDetails(cartUuid, values);
      onDone(cart);
    } catch (error) {
      show(apiFieldErrors(error));
    }
  };
  const save = form.handleSubmit(store, (found) => show(listErrors(found)));
  return (
    <FormLayout onSubmit={save}>
      {summary}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="Together with the order’s reference it finds your order again."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FieldRow>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...form.register('last_name')}
        />
      </FieldRow>
      <Button type="submit" status={isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
        Continue to delivery
      </Button>
    </FormLayout>
  );
}
