import { FieldGroup } from '../Field/FieldGroup';
import styles from './Choice.module.css';
import type { ChoiceProps } from './RadioGroup';

/** A radio group of short labels rendered as pills: variants, yes or no. */
export function SegmentedChoice(props: ChoiceProps) {
  const { legend, name, options, value, onChange, hint, error, hideLegend, id, className } = props;
  return (
    <FieldGroup {...{ legend, hint, error, hideLegend, id, className }}>
      <div className={styles.pills} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <label className={styles.pill} key={option.value}>
            <input
              type="radio"
              className={styles.covered}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.aside && <span className={styles.hint}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
