import { Skeleton, SkeletonText } from '@saltbush/shared-ui/design/core';
import styles from './PanelSkeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder for suggestions and products while the first results load. */
export function PanelSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.suggestions}>
        <SkeletonText lines={6} />
      </div>
      <div className={styles.products}>
        {ROWS.map((row) => (
          <div key={row} className={styles.product}>
            <Skeleton width="4rem" height="4rem" />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </div>
  );
}
