import { type InputEvent, useId, useState } from 'react';
import { CheckIcon, EyeIcon, EyeOffIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './PasswordField.module.css';

export interface PasswordRule {
  readonly label: string;
  readonly test: (value: string) => boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'before' | 'after'> {
  /** Requirements shown as a live checklist (section 5.a). */
  rules?: readonly PasswordRule[];
}

function Checklist({ rules, value, id }: { rules: readonly PasswordRule[]; value: string; id: string }) {
  const met = rules.filter(({ test }) => test(value)).length;
  return (
    <div id={id}>
      <VisuallyHidden>
        <span aria-live="polite">{value ? `${met} of ${rules.length} requirements met` : ''}</span>
      </VisuallyHidden>
      <ul className={styles.rules} aria-label="Password requirements">
        {rules.map(({ label, test }) => {
          const passed = value !== '' && test(value);
          return (
            <li className={styles.rule} data-passed={passed || undefined} key={label}>
              <span className={styles.mark}>{passed && <CheckIcon size={12} strokeWidth={3.5} />}</span>
              <span>
                {label}
                <VisuallyHidden>{passed ? ' (met)' : ' (not met)'}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A password field with a show/hide toggle and a live checklist of its requirements. */
export function PasswordField({ rules, onInput, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(String(field.value ?? field.defaultValue ?? ''));
  const checklist = useId();
  const input = (event: InputEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onInput?.(event);
  };
  return (
    <div className={styles.password}>
      <TextField
        autoComplete={rules ? 'new-password' : 'current-password'}
        {...field}
        aria-describedby={rules && checklist}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onInput={input}
        after={
          <IconButton
            size="sm"
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? EyeOffIcon : EyeIcon}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {rules && <Checklist id={checklist} rules={rules} value={String(field.value ?? typed)} />}
    </div>
  );
}
