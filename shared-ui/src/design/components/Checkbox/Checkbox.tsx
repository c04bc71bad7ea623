import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cx } from '../../internal/cx';
import { FieldGroup, type FieldGroupProps } from '../Field/FieldGroup';
import { InlineMessage } from '../Message/InlineMessage';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/**
 * Holds a click until whoever controls the box had a task to answer: what is being saved is known to its page only in the
 * next one, and React would put the box back until then.
 */
function useHeldClick({ checked, onChange }: Pick<CheckboxProps, 'checked' | 'onChange'>) {
  const [clicked, setClicked] = useState<boolean>();
  return {
    checked: clicked ?? checked,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const isNow = event.target.checked;
      onChange?.(event);
      if (checked === undefined) return;
      setClicked(isNow);
      setTimeout(() => setClicked(undefined));
    },
  };
}

/** A single checkbox with its label. */
export function Checkbox({ label, hint, error, id, className, checked, onChange, ...input }: CheckboxProps) {
  const held = useHeldClick({ checked, onChange });
  const own = useId();
  const box = id ?? own;
  const hintId = hint ? `${box}-hint` : undefined;
  const errorId = error ? `${box}-error` : undefined;
  return (
    <div className={cx(styles.checkbox, className)}>
      <input
        {...input}
        {...held}
        type="checkbox"
        id={box}
        className={styles.box}
        aria-describedby={cx(hintId, errorId)}
        aria-invalid={error ? true : undefined}
      />
      <div className={styles.words}>
        <label className={styles.label} htmlFor={box}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {error && (
          <InlineMessage tone="error" id={errorId}>
            {error}
          </InlineMessage>
        )}
      </div>
    </div>
  );
}

/** A group of checkboxes, any number of which can be checked. */
export function CheckboxGroup({ children, ...group }: FieldGroupProps) {
  return (
    <FieldGroup {...group}>
      <div>{children}</div>
    </FieldGroup>
  );
}
