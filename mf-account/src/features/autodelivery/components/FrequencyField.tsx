import { FREQUENCIES, frequencyWords } from '@saltbush/contract';
import { Select } from '@saltbush/shared-ui/design/forms';
import { useFormContext } from 'react-hook-form';
import type { EditValues } from '../model/edit-values';

const OPTIONS = FREQUENCIES.map((value) => ({ value, label: frequencyWords(value) }));

/** Selects the delivery frequency, counted from the last delivery. */
export function FrequencyField() {
  const { register, formState } = useFormContext<EditValues>();
  return (
    <Select
      label="How often?"
      hint="Counted from your last delivery."
      options={OPTIONS}
      error={formState.errors.frequency?.message}
      {...register('frequency')}
    />
  );
}
