import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx';
import styles from './Field.module.css';

/** A form whose own messages replace the browser's. */
export function FormLayout({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate {...rest} className={cx(styles.form, className)} />;
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** One field and the button that acts on it, in line with its box: an offer code, a voucher. */
export function FieldWithButton({ children }: { children: ReactNode }) {
  return <div className={styles.withButton}>{children}</div>;
}
