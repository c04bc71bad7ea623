import { STATES } from '@saltbush/contract';
import { FieldRow, Select, TextField } from '@saltbush/shared-ui/design/forms';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressValues } from './address-schema';
import { PlaceSuggestions } from './PlaceSuggestions';

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

/** The fields of an Australian delivery address, named for the browser's autofill. */
export function AddressFields({ form }: { form: UseFormReturn<AddressValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  const message = (field: keyof AddressValues) => errors[field]?.message;
  return (
    <>
      <FieldRow>
        <TextField
          label="First name"
          autoComplete="shipping given-name"
          error={message('first_name')}
          {...register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="shipping family-name"
          error={message('last_name')}
          {...register('last_name')}
        />
      </FieldRow>
      <TextField
        label="Street address"
        autoComplete="shipping address-line1"
        error={message('address_1')}
        {...register('address_1')}
      />
      <TextField
        label="Unit, building or company"
        optional
        autoComplete="shipping address-line2"
        error={message('address_2')}
        {...register('address_2')}
      />
      <TextField
        label="Suburb"
        autoComplete="shipping address-level2"
        error={message('suburb')}
        {...register('suburb')}
      />
      <PlaceSuggestions form={form} />
      <FieldRow>
        <Select
          label="State"
          autoComplete="shipping address-level1"
          placeholder="Choose a state"
          options={STATE_OPTIONS}
          error={message('state')}
          {...register('state')}
        />
        <TextField
          label="Postcode"
          inputMode="numeric"
          maxLength={4}
          autoComplete="shipping postal-code"
          error={message('postcode')}
          {...register('postcode')}
        />
      </FieldRow>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="shipping tel"
        hint="Only for questions about the delivery."
        error={message('phone')}
        {...register('phone')}
      />
    </>
  );
}
