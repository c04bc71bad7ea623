import { ChevronDownIcon } from '@saltbush/shared-ui/design/icons';
import { useId } from 'react';
import styles from './SelectMenu.module.css';

export interface SelectMenuProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
  /** Places the label before the select instead of above it. */
  inline?: boolean;
  className?: string;
}

/** A native select for use outside forms. It spares a page the bundle of form fields. */
export function SelectMenu({ label, value, options, onChange, inline, className }: SelectMenuProps) {
  const id = useId();
  return (
    <div className={`${styles.menu} ${inline ? styles.inline : ''} ${className ?? ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.arrow} size={20} strokeWidth={1.75} />
      </span>
    </div>
  );
}
