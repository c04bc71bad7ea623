import { FREQUENCIES, frequencyWords } from '@saltbush/contract';
import { Select } from '@saltbush/shared-ui/design/forms';
import { useSession } from '@saltbush/shared-ui/platform';

const OPTIONS = FREQUENCIES.map((value) => ({ value, label: frequencyWords(value) }));

interface FrequencyChoiceProps {
  value: string;
  onChange: (frequency: string) => void;
}

/** Frequency of a new AutoDelivery, which starts with the order (section 2.15). */
export function FrequencyChoice({ value, onChange }: FrequencyChoiceProps) {
  const isGuest = useSession((state) => state.status !== 'signed-in');
  return (
    <Select
      label="How often?"
      name="frequency"
      hint={
        isGuest
          ? 'Starts with your order. You’ll sign in at checkout, so that you can change it later.'
          : 'Starts with your order. Pause, skip or cancel at any time.'
      }
      options={OPTIONS}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
