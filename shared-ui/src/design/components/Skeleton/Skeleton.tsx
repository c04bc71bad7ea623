import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import type { skeletons } from '../../tokens/scales';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Full width by default. */
  width?: (typeof skeletons.width)[number];
  /** A line of text by default. A height outside the scale is set by the class. */
  height?: (typeof skeletons.height)[number];
  round?: boolean;
  className?: string;
}

/** A placeholder for content that is loading. */
export function Skeleton({ width, height, round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.bone, round && styles.round, className)}
      data-skeleton-width={width}
      data-skeleton-height={height}
    />
  );
}

/** A placeholder for lines of text; the last one is short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const places = Array.from({ length: lines }, (_, index) => index + 1);
  return (
    <span aria-hidden="true" className={styles.text}>
      {places.map((place) => (
        <Skeleton key={place} height="0.75em" width={place === lines && lines > 1 ? '64%' : undefined} />
      ))}
    </span>
  );
}

/** Announces loading once and wraps the skeletons that show it. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
