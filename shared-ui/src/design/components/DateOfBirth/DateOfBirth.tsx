import { type ReactNode, useState } from 'react';
import { FieldGroup } from '../Field/FieldGroup';
import { TextField } from '../TextField/TextField';
import styles from './DateOfBirth.module.css';
import { type DateParts, partsOf, writtenDate } from './iso-date';

export interface DateOfBirthProps {
  legend?: string;
  name: string;
  /** YYYY-MM-DD, or null. */
  value: string | null;
  /** Receives YYYY-MM-DD once all inputs are filled, even for a nonexistent day (2000-02-31); null until then. */
  onChange: (date: string | null) => void;
  hint?: ReactNode;
  error?: string;
  id?: string;
}

const boxes = [
  { part: 'day', label: 'Day', length: 2, autoComplete: 'bday-day' },
  { part: 'month', label: 'Month', length: 2, autoComplete: 'bday-month' },
  { part: 'year', label: 'Year', length: 4, autoComplete: 'bday-year' },
] as const;

/** A date of birth, entered as day, month and year in three inputs. */
export function DateOfBirth(props: DateOfBirthProps) {
  const {
    legend = 'Date of birth',
    name,
    value,
    onChange,
    hint = 'For example, 9 4 1988',
    error,
    id,
  } = props;
  const [typed, setTyped] = useState<DateParts>(() => partsOf(value));
  // A new value from outside replaces what was typed.
  const parts = value !== null && writtenDate(typed) !== value ? partsOf(value) : typed;
  const type = (part: keyof DateParts, text: string) => {
    const next = { ...parts, [part]: text.replace(/\D/g, '') };
    setTyped(next);
    onChange(writtenDate(next));
  };
  return (
    <FieldGroup {...{ legend, hint, error, id }}>
      <div className={styles.boxes}>
        {boxes.map(({ part, label, length, autoComplete }) => (
          <TextField
            key={part}
            className={styles[part]}
            name={`${name}-${part}`}
            label={label}
            inputMode="numeric"
            autoComplete={autoComplete}
            maxLength={length}
            aria-invalid={error ? true : undefined}
            value={parts[part]}
            onChange={(event) => type(part, event.target.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
