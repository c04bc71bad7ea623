import type { ReactNode } from 'react';
import { XIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import styles from './Chip.module.css';

export interface ChipProps {
  children: ReactNode;
  /** Renders a link. */
  href?: string;
  selected?: boolean;
  /** Renders a toggle button. */
  onSelect?: () => void;
  /** Adds a remove button, as for an active filter. */
  onRemove?: () => void;
  /** Accessible name of the remove button; required if `children` is not text. */
  removeLabel?: string;
  className?: string;
}

/** A pill: a link, a toggle or a removable filter, depending on its props. */
export function Chip({ children, href, selected, onSelect, onRemove, removeLabel, className }: ChipProps) {
  const look = cx(styles.chip, FINGER, selected && styles.selected, className);
  const words = <span className={styles.words}>{children}</span>;
  if (onRemove)
    return (
      <button
        type="button"
        className={look}
        onClick={onRemove}
        aria-label={removeLabel ?? (typeof children === 'string' ? `Remove ${children}` : 'Remove')}
      >
        {words}
        <XIcon size={16} strokeWidth={2} />
      </button>
    );
  if (href !== undefined)
    return (
      <a href={href} className={look} aria-current={selected || undefined}>
        {words}
      </a>
    );
  if (onSelect)
    return (
      <button type="button" className={look} aria-pressed={selected ?? false} onClick={onSelect}>
        {words}
      </button>
    );
  return <span className={look}>{words}</span>;
}
