import { valibotResolver } from '@hookform/resolvers/valibot';
import { GENDERS } from '@saltbush/contract';
import { Button, Panel, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { EmailField, PersonFields } from '@saltbush/shared-ui/person';
import { FormProvider, useForm } from 'react-hook-form';
import type { BookingPatient } from '../../../shared/booking/draft';
import { GuestSchema } from '../model/guest-schema';

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

/** A guest's patient: name, date of birth, gender, and the e-mail address for the confirmation. */
export function GuestForm({ patient, onSignIn, onDone }: GuestFormProps) {
  const form = useForm({
    resolver: valibotResolver(GuestSchema),
    defaultValues: toValues(patient),
    shouldFocusError: false,
  });
  const { show, summary } = useErrorSummary();
  const submit = form.handleSubmit(
    ({ gender, first_name, last_name, dob, email }) => {
      const known = GENDERS.find((one) => one === gender);
      if (known) onDone({ uuid: null, first_name, last_name, dob, email, gender: known });
    },
    (found) => show(listErrors(found)),
  );
  return (
    <FormProvider {...form}>
      <FormLayout onSubmit={submit}>
        <Panel ground="mist" padding="sm">
          <Text size="sm">
            Have an account? <TextButton onClick={onSignIn}>Sign in</TextButton> to use your patients’
            details, or to book for a child.
          </Text>
        </Panel>
        {summary}
        <PersonFields dobId="dob" />
        <EmailField hint="For your confirmation." />
        <Button type="submit" block>
          Continue
        </Button>
      </FormLayout>
    </FormProvider>
  );
}
