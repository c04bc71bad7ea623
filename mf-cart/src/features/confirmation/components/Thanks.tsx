import { Heading, Text } from '@saltbush/shared-ui/design/core';
import { CheckIcon } from '@saltbush/shared-ui/design/icons';
import type { PlacedOrder } from '../../../shared/order/api/order-query';
import { isOver, nextStep } from '../model/order-labels';
import styles from './Confirmation.module.css';

/** What an order says that was cancelled or refunded since. */
function Over({ order }: { order: PlacedOrder }) {
  const isCancelled = order.state === 'cancelled';
  return (
    <div className={styles.thanks}>
      <Heading level={1}>{isCancelled ? 'Your order was cancelled' : 'Your order was refunded'}</Heading>
      <Text size="lg">
        Order <strong>{order.reference}</strong>
        {isCancelled ? ' will not be sent.' : ' was paid back.'}
      </Text>
      <Text tone="muted">{nextStep(order)}</Text>
    </div>
  );
}

/** The head of the confirmation: that the order is placed, or that it is over, and what comes next. */
export function Thanks({ order }: { order: PlacedOrder }) {
  if (isOver(order)) return <Over order={order} />;
  return (
    <div className={styles.thanks}>
      <span className={styles.mark}>
        <CheckIcon size={28} strokeWidth={2.5} />
      </span>
      <Heading level={1}>Thank you, {order.first_name}</Heading>
      <Text size="lg">
        Your order <strong>{order.reference}</strong> is placed. We are sending its confirmation to{' '}
        {order.email}.
      </Text>
      <Text tone="muted">{nextStep(order)}</Text>
    </div>
  );
}
