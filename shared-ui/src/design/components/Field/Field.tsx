import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx';
import { InlineMessage } from '../Message/InlineMessage';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Field.module.css';

/** Props that every field accepts besides the attributes of its element. */
export interface FieldOwnProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Appends "(optional)" to the label; fields are required by default. */
  optional?: boolean;
  hideLabel?: boolean;
}

export interface FieldIds {
  id: string;
  describedBy?: string;
  invalid: boolean;
}

export interface FieldProps extends FieldOwnProps {
  id?: string;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** The frame of a field: label, hint, control and error, associated by id. */
export function Field({ label, hint, error, optional, hideLabel, id, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className={cx(styles.field, className)}>
      <label className={hideLabel ? hidden.hidden : styles.label} htmlFor={control}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id: control, describedBy: cx(hintId, errorId), invalid: Boolean(error) })}
      {error && (
        <InlineMessage tone="error" id={errorId}>
          {error}
        </InlineMessage>
      )}
    </div>
  );
}
