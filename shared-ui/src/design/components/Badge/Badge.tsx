import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import type { IconType } from '../../internal/types';
import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'brand' | 'lime' | 'sky' | 'ink' | 'plum' | 'coral' | 'amber';

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  icon?: IconType;
  className?: string;
}

/** A label of one or two words for the adjacent content. */
export function Badge({ children, tone = 'neutral', icon: Icon, className }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], className)}>
      {Icon && <Icon size={14} strokeWidth={2} />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
