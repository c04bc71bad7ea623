import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  AddressFields,
  AddressSchema,
  type AddressValues,
  findPlace,
  usePlaces,
} from '@saltbush/shared-ui/address';
import { Button, Divider, Heading } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { usePreference } from '@saltbush/shared-ui/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Cart } from '../../../shared/cart/cart';
import { saveAddress, setPreferenceFromAddress } from '../model/save-address';
import { SavedAddresses } from './SavedAddresses';

const METHOD_MISSING = { field: 'shipping-method', message: 'Please choose a delivery method' };

/** Updates the delivery methods as soon as the address identifies a place. */
function useFollowedPlace([suburb, state, postcode]: [string, string, string]): void {
  const stored = usePreference((preference) => preference.preference);
  const place = findPlace(usePlaces(postcode), { suburb, state, postcode });
  const isNew = place !== null && place.id !== stored?.id;
  useEffect(() => {
    if (place && isNew) setPreferenceFromAddress(place);
  }, [place, isNew]);
}

export interface DeliverFormProps {
  cartUuid: string;
  defaults: AddressValues;
  addresses: readonly DeliveryAddress[];
  /** Renders the choice of a delivery method, along with any error in it. */
  methods: (error?: string) => ReactNode;
  onDone: (cart: Cart) => void;
}

const isSent = ({ shipping_method }: Cart) =>
  shipping_method !== null && shipping_method !== undefined && shipping_method.type !== 'click-and-collect';

/** Form state. An address that does not exist, or a missing method, is reported at the field concerned. */
function useDeliverForm({
  cartUuid,
  defaults,
  onDone,
}: Pick<DeliverFormProps, 'cartUuid' | 'defaults' | 'onDone'>) {
  const form = useForm<AddressValues>({
    resolver: valibotResolver(AddressSchema),
    defaultValues: defaults,
    shouldFocusError: false,
  });
  const { show, summary } = useErrorSummary();
  const [methodError, setMethodError] = useState<string>();

  const store = async (values: AddressValues) => {
    show([]);
    setMethodError(undefined);
    const saved = await saveAddress(cartUuid, values);
    if (saved.ok && isSent(saved.cart)) return onDone(saved.cart);
    const errors = saved.ok ? [METHOD_MISSING] : saved.errors;
    if (saved.ok) setMethodError(METHOD_MISSING.message);
    for (const { field, message } of errors) {
      if (field in values) form.setError(field as keyof AddressValues, { message });
    }
    show(errors);
  };
  const submit = form.handleSubmit(store, (found) => show(listErrors(found)));
  return { form, submit, summary, methodError };
}

/** Form for a delivery address and a delivery method. */
export function DeliverForm({ cartUuid, defaults, addresses, methods, onDone }: DeliverFormProps) {
  const { form, submit, summary, methodError } = useDeliverForm({ cartUuid, defaults, onDone });
  useFollowedPlace(form.watch(['suburb', 'state', 'postcode']));
  return (
    <FormProvider {...form}>
      <FormLayout onSubmit={submit}>
        {summary}
        <SavedAddresses addresses={addresses} onChoose={(values) => form.reset(values)} />
        <AddressFields />
        <Divider />
        <Heading level={3} size="md">
          How fast?
        </Heading>
        {methods(methodError)}
        <Button type="submit" status={form.formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
          Continue to payment
        </Button>
      </FormLayout>
    </FormProvider>
  );
}
