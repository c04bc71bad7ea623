import { useEffect, useEffectEvent } from 'react';
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

/** Browsers know when there is no network at all; servers render no fallback. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/**
 * Replaces a part of the page that could not be loaded; the rest of the page still works. What failed for want of a
 * network is tried again as soon as there is one.
 */
export function RemoteFallback({ name, onRetry, busy, compact }: RemoteFallbackProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const tryAgain = () => retry();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <div role="alert" className={cx(styles.fallback, compact && styles.compact)}>
      <p>
        {isOffline() ? (
          <>
            <strong>You’re offline.</strong> {name} works again as soon as you’re back online.
          </>
        ) : (
          <>
            <strong>{name} isn’t available right now.</strong>
            {!compact && ' Everything else on this page works.'}
          </>
        )}
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
