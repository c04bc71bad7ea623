import { ProductGrid, type ProductGridProps } from '../ProductCard/ProductGrid';
import { Skeleton, SkeletonText } from './Skeleton';
import styles from './Skeleton.module.css';

const times = (count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => `place ${index + 1}`);

/** A product card to come. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <Skeleton className={styles.picture} height="auto" />
      <div className={styles.lines}>
        <Skeleton width="40%" height="0.8125rem" />
        <Skeleton height="1rem" />
        <Skeleton width="70%" height="1rem" />
      </div>
      <Skeleton width="45%" height="1.75rem" />
      <Skeleton height="2.75rem" />
    </div>
  );
}

/** A grid of cards to come. */
export function ProductGridSkeleton({
  count = 8,
  columns,
}: {
  count?: number;
  columns?: ProductGridProps['columns'];
}) {
  return (
    <ProductGrid columns={columns}>
      {times(count).map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </ProductGrid>
  );
}

/** A listing to come: filters and grid. */
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

/** A product page to come: gallery and buy box. */
export function ProductPageSkeleton() {
  return (
    <div aria-hidden="true" className={styles.page}>
      <Skeleton className={styles.picture} height="auto" />
      <div className={styles.lines}>
        <Skeleton width="30%" height="1rem" />
        <Skeleton height="2.25rem" />
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton width="40%" height="2.5rem" />
        <SkeletonText lines={3} />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </div>
    </div>
  );
}

/** Cart or order lines to come. */
export function LineItemSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div aria-hidden="true">
      {times(count).map((place) => (
        <div className={styles.line} key={place}>
          <Skeleton className={styles.picture} height="auto" />
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

/** Totals to come. */
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

/** A status tile to come. */
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

/** A form to come. */
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
