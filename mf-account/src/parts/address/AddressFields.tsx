import { STATES } from '@saltbush/contract';
import { FieldRow, Select, TextField } from '@saltbush/shared-ui/design/forms';
import { useFormContext } from 'react-hook-form';
import type { AddressValues } from './address-values';
import { PlaceSuggestions } from './PlaceSuggestions';

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

const AUTOFILL: Record<keyof AddressValues, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  address_1: 'address-line1',
  address_2: 'address-line2',
  suburb: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
  phone: 'tel',
};

/** The fields of an Australian delivery address, in the form around them. */
export function AddressFields() {
  const { register, formState } = useFormContext<AddressValues>();
  const of = (field: keyof AddressValues, label: string) => ({
    label,
    autoComplete: `shipping ${AUTOFILL[field]}`,
    error: formState.errors[field]?.message,
    ...register(field),
  });
  return (
    <>
      <FieldRow>
        <TextField {...of('first_name', 'First name')} />
        <TextField {...of('last_name', 'Last name')} />
      </FieldRow>
      <TextField {...of('address_1', 'Street address')} />
      <TextField optional {...of('address_2', 'Unit, building or company')} />
      <TextField {...of('suburb', 'Suburb')} />
      <PlaceSuggestions />
      <FieldRow>
        <Select placeholder="Choose a state" options={STATE_OPTIONS} {...of('state', 'State')} />
        <TextField inputMode="numeric" maxLength={4} {...of('postcode', 'Postcode')} />
      </FieldRow>
      <TextField type="tel" hint="Only for questions about the delivery." {...of('phone', 'Phone')} />
    </>
  );
}
