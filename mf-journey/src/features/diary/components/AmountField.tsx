import { IconButton } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { MinusIcon, PlusIcon } from '@saltbush/shared-ui/design/icons';
import type { Amount } from '../model/use-amount';
import styles from './Diary.module.css';

interface AmountFieldProps {
  label: string;
  hint?: string;
  amount: Amount;
}

/** A field for a number of servings or grams, with buttons for the next ones. */
export function AmountField({ label, hint, amount }: AmountFieldProps) {
  const { text, unit, last, error, input, type, check, set } = amount;
  const step = (name: string, icon: typeof PlusIcon, next: number) => (
    <IconButton
      label={`${name} ${label.toLowerCase()}`}
      icon={icon}
      disabled={unit.errorIn(next) !== null}
      onClick={() => set(next)}
    />
  );
  return (
    <TextField
      ref={input}
      className={styles.amountField}
      name="amount"
      label={label}
      hint={hint}
      error={error ?? undefined}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={check}
      after={
        <>
          {step('Decrease', MinusIcon, unit.below(last))}
          {step('Increase', PlusIcon, unit.above(last))}
        </>
      }
    />
  );
}
