import { Loading, ProductCardSkeleton, Skeleton } from '@saltbush/shared-ui/design/core';
import styles from './CardRow.module.css';

const CELLS = [1, 2, 3, 4, 5];

/** Stands for a row of product cards that is loading, and is as tall. */
export function CardRowSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Skeleton width="40%" height="1.75rem" />
        </div>
        <div className={styles.row}>
          {CELLS.map((cell) => (
            <div key={cell} className={styles.cell}>
              <ProductCardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
