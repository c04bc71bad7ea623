import { STATES, suburbAndPostcode, suburbName, toPostcodeSearchText } from '@saltbush/contract';
import { type Place, searchPlaces } from '@saltbush/shared-ui/address';
import { Combobox, FieldRow, Select, TextField } from '@saltbush/shared-ui/design/forms';
import type { PatientFormState } from '../model/use-patient-form';
import { FormSection } from './FormSection';

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

const toOption = (place: Place) => ({
  ...place,
  label: suburbAndPostcode(place),
  detail: place.state,
});
const search = async (query: string, signal: AbortSignal) =>
  (await searchPlaces(query, signal)).map(toOption);

/** Suggestions that fill in a matching suburb, state and postcode. */
function PlaceSearch({ form }: { form: PatientFormState }) {
  const choose = (place: Place) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('suburb', suburbName(place.suburb), options);
    form.setValue('state', place.state, options);
    form.setValue('postcode', place.postcode, options);
  };
  return (
    <Combobox
      label="Find a suburb or postcode"
      hint="Fills in the suburb, state and postcode below."
      placeholder="Surry Hills or 2010"
      clean={toPostcodeSearchText}
      search={search}
      onSelect={choose}
    />
  );
}

/** Fields for the patient's home address. */
export function AddressFields({ form }: { form: PatientFormState }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="Address">
      <TextField
        label="Street address"
        autoComplete="section-patient address-line1"
        error={errors.address?.message}
        {...register('address')}
      />
      <PlaceSearch form={form} />
      <TextField
        label="Suburb"
        autoComplete="section-patient address-level2"
        error={errors.suburb?.message}
        {...register('suburb')}
      />
      <FieldRow>
        <Select
          label="State"
          autoComplete="section-patient address-level1"
          placeholder="Choose a state"
          options={STATE_OPTIONS}
          error={errors.state?.message}
          {...register('state')}
        />
        <TextField
          label="Postcode"
          inputMode="numeric"
          maxLength={4}
          autoComplete="section-patient postal-code"
          error={errors.postcode?.message}
          {...register('postcode')}
        />
      </FieldRow>
    </FormSection>
  );
}
