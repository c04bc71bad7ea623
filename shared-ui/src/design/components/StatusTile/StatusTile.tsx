import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import type { IconType, Tone } from '../../internal/types';
import styles from './StatusTile.module.css';

export interface StatusTileProps {
  title: string;
  children?: ReactNode;
  tone?: 'neutral' | 'plum' | Tone;
  icon?: IconType;
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** A tile that shows a status and the next useful step. */
export function StatusTile({
  title,
  children,
  tone = 'neutral',
  icon: Icon,
  action,
  headingLevel = 3,
  className,
}: StatusTileProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <section className={cx(styles.tile, styles[tone], className)}>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={22} strokeWidth={1.75} />
        </span>
      )}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
