import { ProductGrid, type ProductGridProps } from '../ProductCard/ProductGrid';
import { Skeleton, SkeletonText } from './Skeleton';
import styles from './Skeleton.module.css';
import { times } from './times';

/** Skeleton of a product card, as tall as most: brand, three lines of title, a promotion, price and button. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <Skeleton className={styles.picture} />
      <div className={styles.lines}>
        <Skeleton width="40%" height="0.8125rem" />
        <Skeleton height="1rem" />
        <Skeleton height="1rem" />
        <Skeleton width="70%" height="1rem" />
        <Skeleton width="50%" height="1.375rem" />
      </div>
      <Skeleton width="45%" height="1.75rem" />
      <Skeleton height="2.75rem" />
    </div>
  );
}

/** Skeleton of a grid of cards. */
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

/** Skeleton of a product page: gallery and buy box. */
export function ProductPageSkeleton() {
  return (
    <div aria-hidden="true" className={styles.page}>
      <Skeleton className={styles.picture} />
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
