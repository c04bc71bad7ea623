import { RefreshCwIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { Button } from '../Button/Button';
import styles from './EmptyState.module.css';

export interface RemoteFallbackProps {
  /** What is missing, in the visitor's words: "The cart". */
  name: string;
  onRetry: () => void;
  busy?: boolean;
  /** One line, for a small place such as the header. */
  compact?: boolean;
}

/** Stands where a part of the page could not be loaded; the rest of the page works. */
export function RemoteFallback({ name, onRetry, busy, compact }: RemoteFallbackProps) {
  return (
    <div role="alert" className={cx(styles.fallback, compact && styles.compact)}>
      <p>
        <strong>{name} isn’t available right now.</strong>
        {!compact && ' Everything else on this page works.'}
      </p>
      <Button
        size="sm"
        variant="secondary"
        icon={RefreshCwIcon}
        status={busy ? 'busy' : 'idle'}
        onClick={onRetry}
      >
        Retry
      </Button>
    </div>
  );
}
