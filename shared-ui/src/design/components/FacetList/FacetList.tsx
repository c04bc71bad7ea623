import { useId, useState } from 'react';
import { ChevronDownIcon } from '../../icons';
import { TextButton } from '../TextLink/TextLink';
import styles from './FacetList.module.css';

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
}

export interface FacetListProps {
  title: string;
  name: string;
  options: readonly FacetOption[];
  onToggle: (value: string) => void;
  /** Number of options above "Show all"; selected ones are always shown. */
  limit?: number;
  open?: boolean;
}

function Option({
  option,
  name,
  onToggle,
}: { option: FacetOption } & Pick<FacetListProps, 'name' | 'onToggle'>) {
  const id = useId();
  const { value, label, count, checked } = option;
  return (
    <li className={styles.option}>
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        name={name}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={() => onToggle(value)}
      />
      <label className={styles.label} htmlFor={id}>
        <span className={styles.words}>{label}</span>
        <span className={styles.count}>{count.toLocaleString('en-AU')}</span>
      </label>
    </li>
  );
}

/** A group of filter options with counts. Long groups are truncated until expanded. */
export function FacetList({ title, name, options, onToggle, limit = 8, open = true }: FacetListProps) {
  const [all, setAll] = useState(false);
  if (options.length === 0) return null;
  const shown = all ? options : options.filter((option, index) => index < limit || option.checked);
  const chosen = options.filter(({ checked }) => checked).length;
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.title}>
        <span>
          {title}
          {chosen > 0 && <span className={styles.chosen}> ({chosen} selected)</span>}
        </span>
        <ChevronDownIcon className={styles.arrow} size={20} strokeWidth={1.75} />
      </summary>
      <ul className={styles.options} aria-label={title}>
        {shown.map((option) => (
          <Option key={option.value} option={option} name={name} onToggle={onToggle} />
        ))}
      </ul>
      {(all || shown.length < options.length) && options.length > limit && (
        <TextButton className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${options.length}`}
        </TextButton>
      )}
    </details>
  );
}
