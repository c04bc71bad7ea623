import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx';
import styles from './Field.module.css';

/** A form that shows its own validation messages instead of the browser's. */
export function FormLayout({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate {...rest} className={cx(styles.form, className)} />;
}

/** Places fields side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A field with a button beside its input: an offer code, a voucher. */
export function FieldWithButton({ children }: { children: ReactNode }) {
  return <div className={styles.withButton}>{children}</div>;
}
