import { Divider, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import { LineItemSkeleton } from '@saltbush/shared-ui/design/orders';
import styles from './AutoDeliveryCard.module.css';

/** Placeholder for an AutoDelivery while it loads. */
export function AutoDeliverySkeleton() {
  return (
    <div className={styles.card}>
      <Stack gap={5}>
        <Skeleton width="12rem" height="3.25rem" />
        <Skeleton height="4.75rem" />
        <Skeleton width="20rem" height="2.5rem" />
        <Divider />
        <LineItemSkeleton count={2} />
      </Stack>
    </div>
  );
}
