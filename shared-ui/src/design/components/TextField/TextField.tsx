import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx';
import { Field, type FieldOwnProps } from '../Field/Field';
import styles from './TextField.module.css';

export interface TextFieldProps extends FieldOwnProps, Omit<ComponentProps<'input'>, 'children'> {
  name: string;
  /** Content inside the input at the start: a unit or icon. */
  before?: ReactNode;
  /** Content inside the input at the end: a unit or button. */
  after?: ReactNode;
  /** Suggestions below the input: a `ComboboxList`. */
  popup?: ReactNode;
}

/** A single-line text field. Spread `register(…)` of react-hook-form on it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, hideLabel, id, before, after, popup, className, ...input } = props;
  // An input of a group can be invalid without its own message.
  const isMarked = input['aria-invalid'] === true;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {({ id: inputId, describedBy, invalid }) => {
        const box = (
          <div className={styles.box} data-invalid={invalid || isMarked || undefined}>
            {before && <span className={styles.aside}>{before}</span>}
            <input
              {...input}
              id={inputId}
              className={styles.input}
              aria-describedby={cx(input['aria-describedby'], describedBy)}
              aria-invalid={invalid || isMarked || undefined}
            />
            {after && <span className={styles.aside}>{after}</span>}
          </div>
        );
        if (!popup) return box;
        return (
          <div className={styles.anchor}>
            {box}
            {popup}
          </div>
        );
      }}
    </Field>
  );
}

export interface TextAreaProps extends FieldOwnProps, Omit<ComponentProps<'textarea'>, 'children'> {
  name: string;
}

/** A multi-line text field. */
export function TextArea({ label, hint, error, optional, hideLabel, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {({ id: areaId, describedBy, invalid }) => (
        <div className={styles.box} data-invalid={invalid || undefined}>
          <textarea
            rows={4}
            {...area}
            id={areaId}
            className={cx(styles.input, styles.area)}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
          />
        </div>
      )}
    </Field>
  );
}
