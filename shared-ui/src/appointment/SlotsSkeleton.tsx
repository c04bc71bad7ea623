import { Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import styles from './SlotsSkeleton.module.css';

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Skeleton of the slot picker. */
export function SlotsSkeleton() {
  return (
    <Loading label="Loading times">
      <Stack gap={6}>
        <div className={styles.days}>
          {places(14).map((place) => (
            <Skeleton key={place} className={styles.day} height="2.75rem" />
          ))}
        </div>
        <div className={styles.slots}>
          {places(7).map((place) => (
            <Skeleton key={place} height="2.75rem" />
          ))}
        </div>
      </Stack>
    </Loading>
  );
}
