import type { Gender } from '@saltbush/contract';
import { DateOfBirth, SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { useController } from 'react-hook-form';
import { NameFields, type NameFieldsProps, type NameValues } from './NameFields';

/** A person as typed. */
export interface PersonValues extends NameValues {
  /** YYYY-MM-DD, which may be no real day; empty until all boxes are filled. */
  dob: string;
  /** One of the contract's genders; empty until it is chosen. */
  gender: string;
}

const GENDER_OPTIONS: readonly { value: Gender; label: string }[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

interface PersonFieldsProps extends NameFieldsProps {
  /** Id of the group of date boxes, for an error summary that leads there. */
  dobId?: string;
}

/** Who somebody is: name, date of birth and gender, in the form around them (`PersonValues`). */
export function PersonFields({ autofill, dobId }: PersonFieldsProps) {
  const dob = useController<PersonValues, 'dob'>({ name: 'dob' });
  const gender = useController<PersonValues, 'gender'>({ name: 'gender' });
  return (
    <>
      <NameFields autofill={autofill} />
      <DateOfBirth
        name="dob"
        id={dobId}
        value={dob.field.value || null}
        onChange={(date) => dob.field.onChange(date ?? '')}
        error={dob.fieldState.error?.message}
      />
      <SegmentedChoice
        legend="Gender"
        name="gender"
        options={GENDER_OPTIONS}
        value={gender.field.value || null}
        onChange={gender.field.onChange}
        error={gender.fieldState.error?.message}
      />
    </>
  );
}
