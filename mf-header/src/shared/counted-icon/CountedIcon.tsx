import type { ReactNode } from 'react';
import styles from './CountedIcon.module.css';

const MAX_SHOWN = 99;

/** An icon with a number at its corner, unless that is 0. The link around it tells screen readers the number. */
export const CountedIcon = ({ count, children }: { count: number; children: ReactNode }) => (
  <span className={styles.icon}>
    {children}
    {count > 0 && (
      <span className={styles.badge} key={count}>
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
    )}
  </span>
);
