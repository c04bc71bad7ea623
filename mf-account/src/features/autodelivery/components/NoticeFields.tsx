import { SegmentedChoice, TextArea, TextField } from '@saltbush/shared-ui/design/forms';
import { Controller, useFormContext } from 'react-hook-form';
import { AUTHORITY_TO_LEAVE, type EditValues } from '../model/edit-values';

const LEAVES = [
  { value: AUTHORITY_TO_LEAVE.yes, label: 'Leave it in a safe place' },
  { value: AUTHORITY_TO_LEAVE.no, label: 'I’ll sign for it' },
];

/** Contact and delivery instructions. Registered after the address so that its errors are listed after it. */
export function NoticeFields() {
  const { register, formState } = useFormContext<EditValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="E-mail for notices"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextArea
        label="Delivery instructions"
        optional
        rows={3}
        error={errors.delivery_instructions?.message}
        {...register('delivery_instructions')}
      />
      <Controller
        name="authority_to_leave"
        render={({ field }) => <SegmentedChoice legend="If nobody is home" options={LEAVES} {...field} />}
      />
    </>
  );
}
