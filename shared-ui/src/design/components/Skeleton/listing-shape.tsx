import { SkeletonText } from './Skeleton';
import styles from './Skeleton.module.css';
import { ProductGridSkeleton } from './shapes';
import { times } from './times';

/** Skeleton of a listing: filters and grid. */
export function ListingSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div aria-hidden="true" className={styles.listing}>
      <div className={styles.filters}>
        {times(3).map((place) => (
          <SkeletonText key={place} lines={6} />
        ))}
      </div>
      <ProductGridSkeleton count={count} columns="filters" />
    </div>
  );
}
