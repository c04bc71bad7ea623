import { CHECKOUT_BLOCKERS } from '@saltbush/contract';
import { Button, formatCents, InlineMessage } from '@saltbush/shared-ui/design/core';
import { LockIcon } from '@saltbush/shared-ui/design/icons';
import { useRef } from 'react';
import { useBottomBar } from '../../../shared/page-layout/use-bottom-bar';
import styles from './PlaceOrderBar.module.css';

interface PlaceOrderBarProps {
  /** In cents. */
  total: number;
  isBusy: boolean;
  /** A line cannot be ordered. */
  isBlocked: boolean;
  onPlace: () => void;
}

/** The button that places the order, with the reason beside it while it cannot. In reach of the thumb on phones. */
export function PlaceOrderBar({ total, isBusy, isBlocked, onPlace }: PlaceOrderBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <div ref={bar} className={styles.bar}>
      {isBlocked && (
        <InlineMessage tone="error" id="place-order-reason">
          {CHECKOUT_BLOCKERS.CART_ITEM_ERRORS} See the top of this page.
        </InlineMessage>
      )}
      <Button
        block
        icon={LockIcon}
        status={isBusy ? 'busy' : 'idle'}
        busyLabel="Placing your order..."
        disabled={isBlocked}
        aria-describedby={isBlocked ? 'place-order-reason' : undefined}
        onClick={onPlace}
      >
        Place order for {formatCents(total, { free: false })}
      </Button>
    </div>
  );
}
