import { valibotResolver } from '@hookform/resolvers/valibot';
import { GENDERS } from '@saltbush/contract';
import { Button, Panel, Text, TextButton } from '@saltbush/shared-ui/design/core';
import {
  DateOfBirth,
  FieldRow,
  FormLayout,
  SegmentedChoice,
  TextField,
} from '@saltbush/shared-ui/design/forms';
import { listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { Controller, useForm } from 'react-hook-form';
import type { BookingPatient } from '../../model/draft';
import { GuestSchema } from './guest-schema';

const GENDER_OPTIONS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

const toValues = (patient: BookingPatient | null) => ({
  first_name: patient?.first_name ?? '',
  last_name: patient?.last_name ?? '',
  dob: patient?.dob ?? '',
  gender: patient?.gender ?? '',
  email: patient?.email ?? '',
});

interface GuestFormProps {
  patient: BookingPatient | null;
  onSignIn: () => void;
  onDone: (patient: BookingPatient) => void;
}

/** Who a guest books for: name, date of birth, gender, and the e-mail that the confirmation goes to. */
export function GuestForm({ patient, onSignIn, onDone }: GuestFormProps) {
  const form = useForm({
    resolver: valibotResolver(GuestSchema),
    defaultValues: toValues(patient),
    shouldFocusError: false,
  });
  const { show, summary } = useErrorSummary();
  const { errors } = form.formState;
  const submit = form.handleSubmit(
    ({ gender, first_name, last_name, dob, email }) => {
      const known = GENDERS.find((one) => one === gender);
      if (known) onDone({ uuid: null, first_name, last_name, dob, email, gender: known });
    },
    (found) => show(listErrors(found)),
  );
  return (
    <FormLayout onSubmit={submit}>
      <Panel ground="mist" padding="sm">
        <Text size="sm">
          Have an account? <TextButton onClick={onSignIn}>Sign in</TextButton> to use your patients’ details,
          or to book for a child.
        </Text>
      </Panel>
      {summary}
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
      <Controller
        control={form.control}
        name="dob"
        render={({ field }) => (
          <DateOfBirth
            name="dob"
            id="dob"
            value={field.value || null}
            onChange={(iso) => field.onChange(iso ?? '')}
            error={errors.dob?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <SegmentedChoice
            legend="Gender"
            name="gender"
            options={GENDER_OPTIONS}
            value={field.value || null}
            onChange={field.onChange}
            error={errors.gender?.message}
          />
        )}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="For your confirmation."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" block>
        Continue
      </Button>
    </FormLayout>
  );
}
