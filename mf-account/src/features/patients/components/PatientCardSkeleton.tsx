import { Skeleton } from '@saltbush/shared-ui/design/core';
import styles from './PatientCard.module.css';

const ROWS = ['born', 'phone', 'address', 'identifier', 'allergies'];

/** Placeholder for a patient card while it loads. */
export function PatientCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton width="55%" height="1.375rem" />
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="1.25rem" />
        ))}
      </div>
      <div className={styles.actions}>
        <Skeleton width="12rem" height="2.25rem" />
      </div>
    </div>
  );
}
