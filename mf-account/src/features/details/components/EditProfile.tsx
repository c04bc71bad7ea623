import { normalisePhone, PHONE_INVALID, personNameError } from '@saltbush/contract';
import { FieldRow, TextField } from '@saltbush/shared-ui/design/forms';
import { renewSession } from '@saltbush/shared-ui/platform';
import type { Account } from '../api/account';
import { editProfile } from '../api/edit-profile';
import type { ChangeProps } from '../model/change-props';
import { useAccountForm } from '../model/use-account-form';
import { AccountSheet } from './AccountSheet';

const phoneError = (phone: string) => phone.trim() === '' || normalisePhone(phone) !== null || PHONE_INVALID;

interface ProfileValues extends Pick<Account, 'first_name' | 'last_name'> {
  phone: string;
}

/** Changes name and phone number. */
export default function EditProfile({ account, onDone, onClose, finalFocus }: ChangeProps) {
  const { first_name, last_name, phone } = account;
  const start = { first_name, last_name, phone: phone ?? '' };
  const { form, submit, failure } = useAccountForm<ProfileValues>(start, async (values) => {
    await editProfile(values);
    // The name is part of the session.
    await renewSession();
    onDone('Your details were saved.');
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <AccountSheet
      {...{ failure, onClose, finalFocus }}
      title="Your name and phone number"
      label="Save"
      busyLabel="Saving…"
      isBusy={formState.isSubmitting}
      onSubmit={submit}
    >
      <FieldRow>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register('first_name', { validate: (name) => personNameError(name, 'First Name') ?? true })}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register('last_name', { validate: (name) => personNameError(name, 'Last Name') ?? true })}
        />
      </FieldRow>
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone', { validate: phoneError })}
      />
    </AccountSheet>
  );
}
