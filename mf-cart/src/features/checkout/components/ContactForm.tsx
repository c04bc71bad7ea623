import { valibotResolver } from '@hookform/resolvers/valibot';
import { contactErrors } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { apiFieldErrors, checkedSchema, listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { EmailField, NameFields } from '@saltbush/shared-ui/person';
import { FormProvider, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Cart } from '../../../shared/cart/cart';
import { setUserDetails } from '../api/set-user-details';
import { forgetEntries, useKeptEntries, withKeptEntries } from '../model/kept-entries';

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

/** Form for the customer's email and name, which are stored on the cart. */
export function ContactForm({ cartUuid, defaults, onDone }: ContactFormProps) {
  const form = useForm({
    resolver: valibotResolver(ContactSchema),
    defaultValues: withKeptEntries('contact', cartUuid, defaults),
    shouldFocusError: false,
  });
  useKeptEntries('contact', cartUuid, form, defaults);
  const { show, summary } = useErrorSummary();

  const store = async (values: ContactValues) => {
    try {
      show([]);
      const { cart } = await setUserDetails(cartUuid, values);
      forgetEntries('contact', cartUuid);
      onDone(cart);
    } catch (error) {
      show(apiFieldErrors(error));
    }
  };
  const save = form.handleSubmit(store, (found) => show(listErrors(found)));
  return (
    <FormProvider {...form}>
      <FormLayout onSubmit={save}>
        {summary}
        <EmailField hint="You can look up your order with it and the order reference." />
        <NameFields />
        <Button type="submit" status={form.formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
          Continue to delivery
        </Button>
      </FormLayout>
    </FormProvider>
  );
}
