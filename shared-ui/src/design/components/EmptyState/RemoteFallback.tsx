import { RefreshCwIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { Button } from '../Button/Button';
import styles from './EmptyState.module.css';

export interface RemoteFallbackProps {
  /** The part that is missing, as shown to the user: "The cart". */
  name: string;
  onRetry: () => void;
  busy?: boolean;
  /** Renders a single line, for small places such as the header. */
  compact?: boolean;
}

/** Replaces a part of the page that could not be loaded; the rest of the page still works. */
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
