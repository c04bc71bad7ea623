import { VisuallyHidden } from '@saltbush/shared-ui/design/core';
import type { AutoDelivery } from '../api/autodeliveries';
import { milestonesOf } from '../model/autodelivery-words';
import styles from './Milestones.module.css';

const SAID = { done: 'done', next: 'next step', later: '' };

/** When the four steps of the next delivery happen: notify, lock-in, charge, delivery (section 2.19). */
export function Milestones({ autodelivery }: { autodelivery: AutoDelivery }) {
  const isPaused = autodelivery.status === 'paused';
  return (
    <ol className={styles.steps} aria-label="Next delivery" data-paused={isPaused || undefined}>
      {milestonesOf(autodelivery).map(({ id, label, date, place }) => (
        <li key={id} className={styles.step} data-place={place}>
          <span className={styles.label}>{label}</span>
          <b className={styles.date}>{date}</b>
          {SAID[place] && !isPaused && <VisuallyHidden> ({SAID[place]})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
