import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** The first focusable element of the page: skips the header. */
export function SkipLink({
  href = '#main',
  children = 'Skip to main content',
}: {
  href?: string;
  children?: ReactNode;
}) {
  return (
    <a href={href} className={styles.skip}>
      {children}
    </a>
  );
}
