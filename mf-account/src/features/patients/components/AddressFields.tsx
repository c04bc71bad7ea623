import { STATES, suburbAndPostcode, suburbName, toPostcodeSearchText } from '@saltbush/contract';
import { type AddressSuggestion, type Place, StreetField, searchPlaces } from '@saltbush/shared-ui/address';
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

/** Returns what fills in a suburb, state and postcode. */
const placeFiller = (form: PatientFormState) => (place: Pick<Place, 'suburb' | 'state' | 'postcode'>) => {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  form.setValue('suburb', suburbName(place.suburb), options);
  form.setValue('state', place.state, options);
  form.setValue('postcode', place.postcode, options);
};

/** Suggestions that fill in a matching suburb, state and postcode. */
function PlaceSearch({ form }: { form: PatientFormState }) {
  const choose = placeFiller(form);
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
  const fillPlace = placeFiller(form);
  const choose = (found: AddressSuggestion) => {
    const line = [found.address_2, found.address_1].filter(Boolean).join(', ');
    form.setValue('address', line, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    fillPlace(found);
  };
  return (
    <FormSection title="Address">
      <StreetField
        onChoose={choose}
        postcode={() => form.getValues('postcode')}
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
      <FieldRow isShort>
        <Select
          label="State"
          autoComplete="section-patient address-level1"
          placeholder="Choose"
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
