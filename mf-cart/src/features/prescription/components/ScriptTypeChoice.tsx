import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import type { OnFileOffer } from '../model/on-file';
import type { ScriptAnswers } from '../model/script-answers';

type Type = ScriptAnswers['type'];

const OPTIONS: readonly { value: Type; label: string; hint?: string }[] = [
  { value: 'escript', label: 'E-script', hint: 'You have a token by SMS or e-mail' },
  { value: 'onfile', label: 'Script on file' },
  { value: 'paper', label: 'Paper script', hint: 'Post it to us; we’ll hold your order for it' },
  { value: 'None', label: 'I don’t have a script', hint: 'Speak with a doctor first' },
];

const isType = (value: string): value is Type => OPTIONS.some((option) => option.value === value);

const optionsOf = (isLine: boolean, { hint, isOffered }: OnFileOffer) =>
  OPTIONS.filter(({ value }) => !isLine || value !== 'None').map((option) =>
    option.value === 'onfile' ? { ...option, hint, disabled: !isOffered } : option,
  );

interface ScriptTypeChoiceProps {
  value: Type;
  /** The choice concerns a cart line, where "no script" is not an option. */
  isLine: boolean;
  /** Whether the pharmacy has a script on file, and what it says of it. */
  onFile: OnFileOffer;
  onChange: (type: Type) => void;
}

/** Selects how the prescription is supplied; None leads to a telehealth consult (section 3.m). */
export function ScriptTypeChoice({ value, isLine, onFile, onChange }: ScriptTypeChoiceProps) {
  return (
    <RadioGroup
      legend="How will you give us your script?"
      name="script-type"
      options={optionsOf(isLine, onFile)}
      value={value}
      onChange={(next) => isType(next) && onChange(next)}
    />
  );
}
