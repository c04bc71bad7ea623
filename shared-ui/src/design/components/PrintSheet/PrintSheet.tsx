import type { ReactNode } from 'react';
import { PrinterIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { Button } from '../Button/Button';
import styles from './PrintSheet.module.css';

export interface PrintSheetProps {
  /** What the paper is: `Tax invoice SB-20261121`. On the page something else says so. */
  title: string;
  /** Who it is from, line by line: name, address, phone. Only on paper. */
  from: readonly string[];
  children: ReactNode;
  /** Words of the print button; without them there is none. */
  printLabel?: string;
  /** Beside the print button. */
  intro?: ReactNode;
  className?: string;
}

/** A part of the page that prints by itself, with a letterhead: an invoice. Nothing around it reaches the paper. */
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
