import { Grid, Loading, Skeleton, SkeletonText, Stack } from '@saltbush/shared-ui/design/core';
import styles from './ServiceDetail.module.css';

/** Skeleton of a service page. */
export function ServiceSkeleton() {
  return (
    <Loading label="Loading the service">
      <Stack gap={8}>
        <Stack gap={4}>
          <Skeleton width="6rem" height="1.5rem" />
          <Skeleton className={styles.titleSkeleton} height="2.5rem" />
          <Skeleton className={styles.leadSkeleton} height="1.25rem" />
        </Stack>
        <Grid columns="summary" gap={10}>
          <Stack gap={8}>
            <SkeletonText lines={3} />
            <Skeleton height="20rem" />
          </Stack>
          <div className={styles.side}>
            <Skeleton height="24rem" />
          </div>
        </Grid>
      </Stack>
    </Loading>
  );
}
