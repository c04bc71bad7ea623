import { STATES } from '@saltbush/contract';
import { FieldRow, Select, TextField } from '@saltbush/shared-ui/design/forms';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { focusField } from '../form-kit/focus-field';
import { autofillName } from '../person/autofill-name';
import { NameFields } from '../person/NameFields';
import type { AddressValues } from './address-schema';
import { PlaceSuggestions } from './PlaceSuggestions';
import { StreetField } from './StreetField';
import type { AddressSuggestion } from './search-addresses';

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));
const GROUP = 'shipping';

/** What a chosen address leaves to type, in visual order. */
const REST = ['address_2', 'phone'] as const;

/**
 * Returns what fills the form with a chosen address and moves to the next empty field. A unit stays if it was typed; that of
 * the address before goes with it.
 */
function useChosenAddress() {
  const { setValue, getValues, formState } = useFormContext<AddressValues>();
  const { defaultValues } = formState;
  const filled = useRef<string | null>(null);
  return ({ address_1, address_2, suburb, state, postcode }: AddressSuggestion) => {
    const before = getValues('address_2');
    const isTyped = before !== defaultValues?.address_2 && before !== filled.current;
    const unit = address_2 || (isTyped ? before : '');
    filled.current = address_2;
    const chosen = { address_1, address_2: unit, suburb, state, postcode };
    for (const [field, value] of Object.entries(chosen)) {
      setValue(field as keyof typeof chosen, value, { shouldDirty: true, shouldValidate: true });
    }
    const next = REST.find((field) => getValues(field).trim() === '');
    const { form } = document.activeElement as HTMLInputElement;
    if (next && form) focusField(form, next);
  };
}

/** A postal address with a phone number. */
function PlaceFields() {
  const { register, formState, getValues } = useFormContext<AddressValues>();
  const choose = useChosenAddress();
  const of = (field: keyof AddressValues, label: string, autofill: string) => ({
    label,
    autoComplete: autofillName(autofill, GROUP),
    error: formState.errors[field]?.message,
    ...register(field),
  });
  return (
    <>
      <StreetField
        onChoose={choose}
        postcode={() => getValues('postcode')}
        {...of('address_1', 'Street address', 'address-line1')}
      />
      <TextField optional {...of('address_2', 'Unit, building or company', 'address-line2')} />
      <TextField {...of('suburb', 'Suburb', 'address-level2')} />
      <PlaceSuggestions />
      <FieldRow isShort>
        <Select placeholder="Choose" options={STATE_OPTIONS} {...of('state', 'State', 'address-level1')} />
        <TextField inputMode="numeric" maxLength={4} {...of('postcode', 'Postcode', 'postal-code')} />
      </FieldRow>
      <TextField type="tel" hint="Only for questions about the delivery." {...of('phone', 'Phone', 'tel')} />
    </>
  );
}

/**
 * The fields of an Australian delivery address, for use within a form of `AddressValues`. Each part registers its own
 * fields in visual order, so that the first invalid field is also the first on screen.
 */
export function AddressFields() {
  return (
    <>
      <NameFields autofill={GROUP} />
      <PlaceFields />
    </>
  );
}
