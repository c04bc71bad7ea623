import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  AddressFields,
  AddressSchema,
  type AddressValues,
  findPlace,
  usePlaces,
} from '@saltbush/shared-ui/address';
import { Button, Divider, Heading } from '@saltbush/shared-ui/design/core';
import { Checkbox, FormLayout } from '@saltbush/shared-ui/design/forms';
import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { apiFieldErrors, listErrors, type NamedError, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { usePreference } from '@saltbush/shared-ui/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Cart } from '../../../shared/cart/cart';
import { deliveryNoteError, storeDeliveryNote } from '../../../shared/cart/delivery-note';
import { useOnSignIn } from '../../../shared/cart/use-on-sign-in';
import { isKept, keepAddress } from '../model/keep-address';
import { forgetEntries, keepEntries, useKeptEntries, withKeptEntries } from '../model/kept-entries';
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
  cart: Cart;
  defaults: AddressValues;
  addresses: readonly DeliveryAddress[];
  /** There is an account that can keep the address. */
  canKeep: boolean;
  /** Renders the choice of a delivery method, along with any error in it. */
  methods: (error?: string) => ReactNode;
  onDone: (cart: Cart) => void;
}

const isSent = ({ shipping_method }: Cart) =>
  shipping_method !== null && shipping_method !== undefined && shipping_method.type !== 'click-and-collect';

const noteErrors = ({ uuid }: Cart): NamedError[] => {
  const message = deliveryNoteError(uuid);
  return message ? [{ field: 'delivery-instructions', message }] : [];
};

/** Form state. Nothing is sent while anything is wrong; whatever it is stands at its field. */
function useDeliverForm({ cart, defaults, addresses, canKeep, onDone }: DeliverFormProps) {
  const form = useForm<AddressValues>({
    resolver: valibotResolver(AddressSchema),
    defaultValues: withKeptEntries('delivery', cart.uuid, defaults),
    shouldFocusError: false,
  });
  useKeptEntries('delivery', cart.uuid, form, defaults);
  const { show, summary } = useErrorSummary();
  const shown = useRef<readonly NamedError[]>([]);
  // What the api asked for, to sign in, is done; what is wrong in fields is still wrong.
  useOnSignIn(() => {
    const isAsked = shown.current.some(({ field }) => field === 'root');
    if (isAsked) show(shown.current.filter(({ field }) => field !== 'root'));
  });
  const [methodError, setMethodError] = useState<string>();
  const [keeps, setKeeps] = useState(true);

  const refuse = (errors: readonly NamedError[], values: AddressValues) => {
    setMethodError(errors.find(({ field }) => field === METHOD_MISSING.field)?.message);
    for (const { field, message } of errors) {
      if (field in values) form.setError(field as keyof AddressValues, { message });
    }
    shown.current = errors;
    show(errors);
  };
  const store = async (values: AddressValues) => {
    const wrong = noteErrors(cart);
    refuse(wrong, values);
    if (wrong.length > 0) return;
    const saved = await saveAddress(cart.uuid, values);
    if (!saved.ok) return refuse(saved.errors, values);
    forgetEntries('delivery', cart.uuid);
    if (!isSent(saved.cart)) return refuse([METHOD_MISSING], values);
    try {
      const latest = await storeDeliveryNote(saved.cart);
      if (canKeep && keeps && !isKept(values, addresses)) await keepAddress(values);
      onDone(latest);
    } catch (error) {
      refuse(apiFieldErrors(error), values);
    }
  };
  const submit = form.handleSubmit(store, (found) =>
    refuse([...listErrors(found), ...noteErrors(cart)], form.getValues()),
  );
  return { form, submit, summary, methodError, keeps, setKeeps };
}

/** Form for a delivery address and a delivery method. */
export function DeliverForm(props: DeliverFormProps) {
  const { cart, addresses, canKeep, methods } = props;
  const { form, submit, summary, methodError, keeps, setKeeps } = useDeliverForm(props);
  const choose = (values: AddressValues) => {
    keepEntries('delivery', cart.uuid, values, props.defaults);
    form.reset(values);
  };
  useFollowedPlace(form.watch(['suburb', 'state', 'postcode']));
  return (
    <FormProvider {...form}>
      <FormLayout onSubmit={submit}>
        {summary}
        <SavedAddresses addresses={addresses} onChoose={choose} />
        <AddressFields />
        {canKeep && !isKept(form.watch(), addresses) && (
          <Checkbox
            name="keep-address"
            label="Keep this address in my account"
            checked={keeps}
            onChange={(event) => setKeeps(event.target.checked)}
          />
        )}
        <Divider />
        <Heading level={3} size="md">
          How fast?
        </Heading>
        {methods(isSent(cart) ? undefined : methodError)}
        <Button type="submit" status={form.formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
          Continue to payment
        </Button>
      </FormLayout>
    </FormProvider>
  );
}
