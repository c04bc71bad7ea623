import { Children, type ReactNode } from 'react';
import { cx } from '../../internal/cx';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  /** Cards. */
  children: ReactNode;
  label?: string;
  /** `filters`: at most 3 columns, beside a column of filters. */
  columns?: 'page' | 'filters';
  className?: string;
}

/** Number of cards that may be in the first view; layout of the others is deferred past first paint (`data-later`). */
const FIRST_VIEW = 8;

/** A grid of cards in 2, 3 or 4 columns. */
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
