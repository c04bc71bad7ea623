import { Skeleton, SkeletonText } from './Skeleton';
import styles from './Skeleton.module.css';
import { times } from './times';

/** Skeleton of cart or order lines. */
export function LineItemSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div aria-hidden="true">
      {times(count).map((place) => (
        <div className={styles.line} key={place}>
          <Skeleton className={styles.picture} />
          <div className={styles.lines}>
            <Skeleton width="30%" height="0.8125rem" />
            <Skeleton width="85%" height="1rem" />
            <Skeleton width="8rem" height="2.25rem" />
          </div>
          <Skeleton height="1.25rem" />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of totals. */
export function TotalsSkeleton() {
  return (
    <div aria-hidden="true" className={styles.lines}>
      {times(3).map((place) => (
        <div className={styles.spread} key={place}>
          <Skeleton width="8rem" height="1.25rem" />
          <Skeleton width="4rem" height="1.25rem" />
        </div>
      ))}
      <Skeleton height="2rem" />
    </div>
  );
}

/** Skeleton of a status tile. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true" className={styles.tile}>
      <Skeleton width="2.75rem" height="2.75rem" />
      <div className={styles.lines}>
        <Skeleton width="50%" height="1.25rem" />
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}

/** Skeleton of a form. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <div aria-hidden="true" className={styles.lines}>
      {times(fields).map((place) => (
        <div className={styles.lines} key={place}>
          <Skeleton width="30%" height="1rem" />
          <Skeleton height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
