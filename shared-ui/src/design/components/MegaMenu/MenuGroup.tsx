import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx';
import styles from './MegaMenu.module.css';

export interface MenuGroupProps {
  /** Small text above the group. */
  eyebrow?: string | null;
  variant?: 'primary' | 'secondary';
  /** `MenuRow`s. */
  children: ReactNode;
  className?: string;
}

/** A group of related menu rows. */
export function MenuGroup({ eyebrow, variant = 'primary', children, className }: MenuGroupProps) {
  const id = useId();
  return (
    <div className={cx(styles.group, className)} data-variant={variant}>
      {eyebrow && (
        <p id={id} className={styles.eyebrow}>
          {eyebrow}
        </p>
      )}
      <ul aria-labelledby={eyebrow ? id : undefined}>{children}</ul>
    </div>
  );
}
