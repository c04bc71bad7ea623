import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import { formatCents } from '../Price/money';
import styles from './TotalsList.module.css';

export interface TotalsRow {
  readonly label: string;
  /** `null` while unknown. */
  readonly cents: number | null;
  readonly note?: string;
  readonly kind?: 'charge' | 'saving';
}

export interface TotalsListProps {
  rows: readonly TotalsRow[];
  total: { readonly label: string; readonly cents: number };
  footnote?: ReactNode;
  className?: string;
}

function amountOf({ cents, kind, note }: TotalsRow): string {
  if (cents === null) return note ?? 'Calculated at checkout';
  return kind === 'saving' ? `−${formatCents(Math.abs(cents), { free: false })}` : formatCents(cents);
}

/** The totals of a cart or order. A charge of 0 shows FREE; a saving has a minus sign. */
export function TotalsList({ rows, total, footnote, className }: TotalsListProps) {
  return (
    <div className={cx(styles.totals, className)}>
      <dl className={styles.list}>
        {rows.map((row) => (
          <div className={cx(styles.row, row.kind === 'saving' && styles.saving)} key={row.label}>
            <dt>
              {row.label}
              {row.note && row.cents !== null && <span className={styles.note}>{row.note}</span>}
            </dt>
            <dd className={cx(styles.amount, row.cents === null && styles.unknown)}>{amountOf(row)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd className={styles.amount}>{formatCents(total.cents, { free: false })}</dd>
        </div>
      </dl>
      {footnote && <div className={styles.footnote}>{footnote}</div>}
    </div>
  );
}
