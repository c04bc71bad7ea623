import { type MouseEvent, useEffect, useRef } from 'react';
import { CircleAlertIcon } from '../../icons';
import styles from './FormErrorSummary.module.css';

export interface FormErrorSummaryProps {
  /** `field` is the id or name of the invalid field. */
  errors: readonly { readonly field: string; readonly message: string }[];
  title?: string;
}

function fieldOf(summary: HTMLElement | null, field: string): HTMLElement | null {
  const scope = summary?.closest('form') ?? document;
  return document.getElementById(field) ?? scope.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
}

/** Summarises the errors of a form after a failed submission. It takes focus; each line links to its field. */
export function FormErrorSummary({ errors, title = 'Please check the following' }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const count = errors.length;

  useEffect(() => {
    if (count > 0) summary.current?.focus();
  }, [count]);

  if (count === 0) return null;
  const go = (event: MouseEvent, field: string) => {
    event.preventDefault();
    const target = fieldOf(summary.current, field);
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <CircleAlertIcon size={22} strokeWidth={1.75} />
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`} onClick={(event) => go(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
