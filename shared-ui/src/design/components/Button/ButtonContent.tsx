import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons';
import type { ActionStatus, IconType } from '../../internal/types';
import styles from './Button.module.css';

interface ButtonContentProps {
  children: ReactNode;
  icon?: IconType;
  iconEnd?: IconType;
  status?: ActionStatus;
  busyLabel?: string;
  successLabel?: string;
}

/** The content of a button: an icon or spinner, and the label for the current status, announced on change. */
export function ButtonContent(props: ButtonContentProps) {
  const { children, icon: Icon, iconEnd: IconEnd, status = 'idle', busyLabel, successLabel } = props;
  const words = { idle: children, busy: busyLabel ?? children, success: successLabel ?? children }[status];
  return (
    <>
      {status === 'busy' && <span className={styles.spinner} aria-hidden="true" />}
      {status === 'success' && <CheckIcon className={styles.done} size={20} strokeWidth={2.5} />}
      {status === 'idle' && Icon && <Icon size={20} strokeWidth={1.75} />}
      <span className={styles.label} aria-live={busyLabel || successLabel ? 'polite' : undefined}>
        {words}
      </span>
      {status === 'idle' && IconEnd && <IconEnd size={20} strokeWidth={1.75} />}
    </>
  );
}
