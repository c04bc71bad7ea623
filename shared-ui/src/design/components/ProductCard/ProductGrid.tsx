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

/** A list of cards in 2, 3 and 4 columns. */
export function ProductGrid({ children, label, columns = 'page', className }: ProductGridProps) {
  return (
    <ul aria-label={label} className={cx(styles.grid, columns === 'filters' && styles.filters, className)}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}
