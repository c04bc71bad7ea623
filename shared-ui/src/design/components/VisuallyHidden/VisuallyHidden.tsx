import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
  /** Changes of the text are read aloud. */
  role?: 'status';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <span id={id} role={role} className={styles.hidden}>
      {children}
    </span>
  );
}
