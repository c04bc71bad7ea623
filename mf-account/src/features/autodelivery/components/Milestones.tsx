import { VisuallyHidden } from '@saltbush/shared-ui/design/core';
import type { AutoDelivery } from '../api/autodeliveries';
import { milestonesOf } from '../model/format-autodelivery';
import styles from './Milestones.module.css';

const POSITION_LABELS = { done: 'done', next: 'next step', later: '' };

/** Dates of the four steps of the next delivery: notify, lock-in, charge, delivery (section 2.19). */
export function Milestones({ autodelivery }: { autodelivery: AutoDelivery }) {
  const isPaused = autodelivery.status === 'paused';
  return (
    <ol className={styles.steps} aria-label="Next delivery" data-paused={isPaused || undefined}>
      {milestonesOf(autodelivery).map(({ id, label, date, position }) => (
        <li key={id} className={styles.step} data-place={position}>
          <span className={styles.label}>{label}</span>
          <b className={styles.date}>{date}</b>
          {POSITION_LABELS[position] && !isPaused && (
            <VisuallyHidden> ({POSITION_LABELS[position]})</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  );
}
