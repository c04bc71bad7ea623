import { Children, type ReactNode } from 'react';
import { cx } from '../../internal/cx';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  /** Cards. */
  children: ReactNode;
  label?: string;
  /** `filters`: beside a column of filters, at most 3 columns. */
  columns?: 'page' | 'filters';
  className?: string;
}

/** So many cards may be in view at first; the others are laid out after the first paint (`data-later`). */
const FIRST_VIEW = 8;

/** A list of cards in 2, 3 and 4 columns. */
export function ProductGrid({ children, label, columns = 'page', className }: ProductGridProps) {
  return (
    <ul aria-label={label} className={cx(styles.grid, columns === 'filters' && styles.filters, className)}>
      {Children.map(children, (card, index) => (
        <li className={styles.cell} data-later={index >= FIRST_VIEW || undefined}>
          {card}
        </li>
      ))}
    </ul>
  );
}
