import type { Gender } from '@saltbush/contract';
import { DateOfBirth, SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { useController } from 'react-hook-form';
import { NameFields, type NameFieldsProps, type NameValues } from './NameFields';

/** A person as entered. */
export interface PersonValues extends NameValues {
  /** YYYY-MM-DD, possibly a nonexistent day; empty until all inputs are filled. */
  dob: string;
  /** One of the contract's genders; empty until selected. */
  gender: string;
}

const GENDER_OPTIONS: readonly { value: Gender; label: string }[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

interface PersonFieldsProps extends NameFieldsProps {
  /** Id of the date inputs' group, as the target of error summary links. */
  dobId?: string;
}

/** Name, date of birth and gender of a person, for use within a form of `PersonValues`. */
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
