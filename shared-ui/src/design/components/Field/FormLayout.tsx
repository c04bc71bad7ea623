import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../../internal/cx';
import styles from './Field.module.css';

interface FormLayoutProps extends Omit<ComponentProps<'form'>, 'ref'> {
  /**
   * Name of the field to begin with, where what opened the form is gone. It takes the focus at once: after a timer, whoever
   * types quickly would write into two fields.
   */
  startAt?: string;
}

/** A form that shows its own validation messages instead of the browser's. */
export function FormLayout({ className, startAt, ...rest }: FormLayoutProps) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = startAt && form.current?.elements.namedItem(startAt);
    if (field instanceof HTMLElement) field.focus();
  }, [startAt]);
  return <form noValidate {...rest} ref={form} className={cx(styles.form, className)} />;
}

interface FieldRowProps {
  /** The fields hold a few characters each: they are side by side on most phones too. */
  isShort?: boolean;
  children: ReactNode;
}

/** Places fields side by side if there is room. */
export function FieldRow({ isShort = false, children }: FieldRowProps) {
  return <div className={isShort ? styles.shortRow : styles.row}>{children}</div>;
}

/** A field with a button beside its input: an offer code, a voucher. */
export function FieldWithButton({ children }: { children: ReactNode }) {
  return <div className={styles.withButton}>{children}</div>;
}
