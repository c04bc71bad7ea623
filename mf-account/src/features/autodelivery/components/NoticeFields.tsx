import { SegmentedChoice, TextArea, TextField } from '@saltbush/shared-ui/design/forms';
import { Controller, useFormContext } from 'react-hook-form';
import { type EditValues, LEAVE } from '../model/edit-values';

const LEAVES = [
  { value: LEAVE.yes, label: 'Leave it in a safe place' },
  { value: LEAVE.no, label: 'I’ll sign for it' },
];

/** Where notices go, and what the driver should know. Registered after the address, so that its errors come after. */
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
