import type { MouseEvent } from 'react';
import type { ActionStatus } from '../../internal/types';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { ProgressBar } from '../Progress/ProgressBar';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  shown: number;
  total: number;
  /** Plural noun of the items. */
  noun?: string;
  /** Address of the next page: the button is then a link that works before hydration. */
  href?: string;
  status?: ActionStatus;
  onLoadMore: () => void;
}

/** Shows how much of a list is loaded, with a button to load more. */
export function LoadMore({ shown, total, noun = 'products', href, status, onLoadMore }: LoadMoreProps) {
  const words = `Showing ${shown.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} ${noun}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLoadMore();
  };
  return (
    <div className={styles.more}>
      <p aria-live="polite">{words}</p>
      <div className={styles.bar}>
        <ProgressBar value={shown} max={total} label={words} />
      </div>
      {shown < total &&
        (href && status !== 'busy' ? (
          <ButtonLink href={href} variant="secondary" className={styles.button} onClick={follow}>
            Show more
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            className={styles.button}
            status={status}
            busyLabel="Loading..."
            onClick={onLoadMore}
          >
            Show more
          </Button>
        ))}
    </div>
  );
}
