import { CheckIcon } from '../../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Progress.module.css';

export interface ProgressStepsProps {
  /** Link back to a completed step. */
  steps: readonly { readonly label: string; readonly href?: string }[];
  /** Index of the current step, from 0. */
  current: number;
  label?: string;
}

/** The steps of a task, with completed and current ones marked. Narrow screens label only the current step. */
export function ProgressSteps({ steps, current, label = 'Progress' }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li
            className={styles.step}
            data-done={done || undefined}
            data-now={now || undefined}
            key={step.label}
          >
            <span className={styles.number} aria-hidden="true">
              {done ? <CheckIcon size={16} strokeWidth={3} /> : index + 1}
            </span>
            <span className={styles.label} aria-current={now ? 'step' : undefined}>
              {done && step.href ? <a href={step.href}>{step.label}</a> : step.label}
              {done && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
