import { Container, Loading, ProductGridSkeleton, Skeleton } from '@saltbush/shared-ui/design/core';
import styles from './HomeSkeleton.module.css';

/** Placeholder for the home page while it loads. */
export function HomeSkeleton() {
  return (
    <Loading label="Loading the shop">
      <Skeleton className={styles.hero} />
      <Container className={styles.rest}>
        <ProductGridSkeleton count={4} />
      </Container>
    </Loading>
  );
}
