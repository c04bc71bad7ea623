import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons';
import { Field, type FieldOwnProps } from '../Field/Field';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldOwnProps, Omit<ComponentProps<'select'>, 'children'> {
  name: string;
  options: readonly SelectOption[];
  /** Text of an initial option that stands for no selection. */
  placeholder?: string;
}

/** A native select. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, hideLabel, id, options, placeholder, className, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {({ id: selectId, describedBy, invalid }) => (
        <span className={styles.box}>
          <select
            {...select}
            id={selectId}
            className={styles.select}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.arrow} size={20} strokeWidth={1.75} />
        </span>
      )}
    </Field>
  );
}
