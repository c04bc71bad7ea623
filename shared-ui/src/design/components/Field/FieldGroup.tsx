import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx';
import { InlineMessage } from '../Message/InlineMessage';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Field.module.css';

export interface FieldGroupProps {
  legend: string;
  hint?: ReactNode;
  error?: string;
  hideLegend?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The frame of several controls that answer one question. */
export function FieldGroup({ legend, hint, error, hideLegend, id, className, children }: FieldGroupProps) {
  const own = useId();
  const group = id ?? own;
  const hintId = hint ? `${group}-hint` : undefined;
  const errorId = error ? `${group}-error` : undefined;
  return (
    <fieldset
      id={group}
      tabIndex={-1}
      className={cx(styles.field, className)}
      aria-describedby={cx(hintId, errorId)}
    >
      <legend className={hideLegend ? hidden.hidden : cx(styles.label, styles.legend)}>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <InlineMessage tone="error" id={errorId}>
          {error}
        </InlineMessage>
      )}
    </fieldset>
  );
}
