import type { ReactNode } from 'react';
import { PrinterIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { Button } from '../Button/Button';
import styles from './PrintSheet.module.css';

export interface PrintSheetProps {
  /** Title on paper: `Tax invoice SB-20261121`. On screen the page has its own. */
  title: string;
  /** Letterhead, line by line: name, address, phone. Printed only. */
  from: readonly string[];
  children: ReactNode;
  /** Label of the print button; omit it for no button. */
  printLabel?: string;
  /** Shown beside the print button. */
  intro?: ReactNode;
  className?: string;
}

/** A part of the page that prints alone under a letterhead, such as an invoice. */
export function PrintSheet({ title, from, children, printLabel, intro, className }: PrintSheetProps) {
  return (
    <div className={cx(styles.sheet, className)}>
      <div className={styles.letterhead} data-letterhead>
        <p className={styles.title}>{title}</p>
        <address className={styles.from}>
          {from.map((line) => (
            <span className={styles.line} key={line}>
              {line}
            </span>
          ))}
        </address>
      </div>
      {(printLabel || intro) && (
        <div className={styles.top}>
          {intro}
          {printLabel && (
            <Button
              className={styles.button}
              variant="secondary"
              size="sm"
              icon={PrinterIcon}
              onClick={() => window.print()}
            >
              {printLabel}
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
