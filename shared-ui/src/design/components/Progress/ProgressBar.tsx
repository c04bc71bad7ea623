import styles from './Progress.module.css';

/** A labelled progress bar. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg className={styles.bar} aria-hidden="true">
        <rect width="100%" height="100%" rx="3" transform={`scale(${share} 1)`} />
      </svg>
    </div>
  );
}
