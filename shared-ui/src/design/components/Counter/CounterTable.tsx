import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import styles from './CounterTable.module.css';

export interface CounterColumn {
  label: string;
  /** Numbers and money stand at the end of their column. */
  isNumber?: boolean;
  /** References are read out and typed: they stay on one line. */
  isReference?: boolean;
  /** Address of the list in the other order of this column. */
  sortHref?: string;
  /** The order that the list has by this column now. */
  sorted?: 'ascending' | 'descending';
}

export interface CounterRow {
  id: string;
  /** One cell for each column; the first names the row. */
  cells: readonly ReactNode[];
}

export interface CounterTableProps {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly CounterColumn[];
  rows: readonly CounterRow[];
  /** Shown in place of rows. */
  empty?: ReactNode;
}

const arrows = { ascending: '↑', descending: '↓' } as const;

function HeadCell({ label, isNumber, sortHref, sorted }: CounterColumn) {
  const words = sorted ? `${label} ${arrows[sorted]}` : label;
  return (
    <th scope="col" aria-sort={sorted} className={cx(isNumber && styles.number)}>
      {sortHref ? <a href={sortHref}>{words}</a> : words}
    </th>
  );
}

/** A dense table whose head stays in view. */
export function CounterTable({ caption, columns, rows, empty }: CounterTableProps) {
  if (rows.length === 0 && empty) return <div className={styles.empty}>{empty}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.label} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) => {
                const column = columns[at];
                return (
                  <td
                    key={column?.label ?? 'other'}
                    className={cx(column?.isNumber && styles.number, column?.isReference && styles.whole)}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
