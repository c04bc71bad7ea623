import type { ReactNode } from 'react';
import { RefreshCwIcon } from '../../icons';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

export interface ErrorStateProps {
  title?: string;
  /** What happened, and what was not affected. */
  children?: ReactNode;
  onRetry?: () => void;
  /** A retry is in progress. */
  busy?: boolean;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** An announced message that content could not be loaded, with a retry button. */
export function ErrorState({
  title = 'We couldn’t load this',
  children = 'Check your connection and try again. Nothing you entered has been lost.',
  onRetry,
  busy,
  headingLevel,
  className,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" icon={RefreshCwIcon} status={busy ? 'busy' : 'idle'} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div role="alert" className={className}>
      <EmptyState title={title} picture="offline" headingLevel={headingLevel} action={retry}>
        {children}
      </EmptyState>
    </div>
  );
}
