import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  picture?: IllustrationName;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** A placeholder for empty content, with a suggested next step. */
export function EmptyState({
  title,
  children,
  action,
  picture = 'box',
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.state, className)}>
      <Illustration name={picture} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
