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

/** Finds options of a long group by a part of their label. */
function Find({
  title,
  value,
  onChange,
}: {
  title: string;
  value: string;
  onChange: (words: string) => void;
}) {
  return (
    <input
      type="search"
      className={styles.find}
      aria-label={`Find in ${title}`}
      placeholder={`Find in ${title.toLowerCase()}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A group of filter options with counts. Long groups are truncated until expanded, and can then be searched. */
export function FacetList({ title, name, options, onToggle, limit = 8, open = true }: FacetListProps) {
  /** Null while the group is truncated, else the words to find. */
  const [words, setWords] = useState<string | null>(null);
  if (options.length === 0) return null;
  const isLong = options.length > limit;
  const sought = words?.trim().toLowerCase() ?? '';
  const shown = options.filter(
    ({ label, checked }, index) =>
      checked || (words === null ? index < limit : label.toLowerCase().includes(sought)),
  );
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
      {isLong && words !== null && <Find title={title} value={words} onChange={setWords} />}
      <ul className={styles.options} aria-label={title}>
        {shown.map((option) => (
          <Option key={option.value} option={option} name={name} onToggle={onToggle} />
        ))}
        {shown.length === 0 && <li role="status">Nothing here has that name</li>}
      </ul>
      {isLong && (words !== null || shown.length < options.length) && (
        <TextButton
          className={styles.more}
          aria-expanded={words !== null}
          onClick={() => setWords(words === null ? '' : null)}
        >
          {words === null ? `Show all ${options.length}` : 'Show fewer'}
        </TextButton>
      )}
    </details>
  );
}
