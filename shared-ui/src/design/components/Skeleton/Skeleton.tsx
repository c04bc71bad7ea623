import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  round?: boolean;
  className?: string;
}

/** A placeholder for content that is loading. */
export function Skeleton({ width = '100%', height = '1em', round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.bone, round && styles.round, className)}
      style={{ width, height }}
    />
  );
}

/** A placeholder for lines of text; the last one is short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const places = Array.from({ length: lines }, (_, index) => index + 1);
  return (
    <span aria-hidden="true" className={styles.text}>
      {places.map((place) => (
        <Skeleton key={place} height="0.75em" width={place === lines && lines > 1 ? '64%' : '100%'} />
      ))}
    </span>
  );
}

/** Announces loading once and wraps the skeletons that show it. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
