import { STATES } from '@saltbush/contract';
import { FieldRow, Select, TextField } from '@saltbush/shared-ui/design/forms';
import { useFormContext } from 'react-hook-form';
import { autofillName } from '../person/autofill-name';
import { NameFields } from '../person/NameFields';
import type { AddressValues } from './address-schema';
import { PlaceSuggestions } from './PlaceSuggestions';

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));
const GROUP = 'shipping';

/** A postal address with a phone number. */
function PlaceFields() {
  const { register, formState } = useFormContext<AddressValues>();
  const of = (field: keyof AddressValues, label: string, autofill: string) => ({
    label,
    autoComplete: autofillName(autofill, GROUP),
    error: formState.errors[field]?.message,
    ...register(field),
  });
  return (
    <>
      <TextField {...of('address_1', 'Street address', 'address-line1')} />
      <TextField optional {...of('address_2', 'Unit, building or company', 'address-line2')} />
      <TextField {...of('suburb', 'Suburb', 'address-level2')} />
      <PlaceSuggestions />
      <FieldRow>
        <Select
          placeholder="Choose a state"
          options={STATE_OPTIONS}
          {...of('state', 'State', 'address-level1')}
        />
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
