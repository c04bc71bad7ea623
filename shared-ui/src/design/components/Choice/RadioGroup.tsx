import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import { FieldGroup } from '../Field/FieldGroup';
import styles from './Choice.module.css';

export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Content at the end of the label's row, such as a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

export interface ChoiceProps {
  legend: string;
  name: string;
  options: readonly ChoiceOption[];
  /** `null` while nothing is selected. */
  value: string | null;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string;
  hideLegend?: boolean;
  id?: string;
  className?: string;
}

function Head({ label, aside }: Pick<ChoiceOption, 'label' | 'aside'>) {
  const words = <span className={styles.label}>{label}</span>;
  if (!aside) return words;
  return (
    <span className={styles.head}>
      {words}
      <span className={styles.aside}>{aside}</span>
    </span>
  );
}

/** A group of radio buttons, each with a label and optionally a price. */
export function RadioGroup(props: ChoiceProps & { layout?: 'list' | 'cards' }) {
  const {
    legend,
    name,
    options,
    value,
    onChange,
    hint,
    error,
    hideLegend,
    id,
    className,
    layout = 'list',
  } = props;
  return (
    <FieldGroup {...{ legend, hint, error, hideLegend, id, className }}>
      <div className={cx(styles.options, styles[layout])}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <Head {...option} />
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
