import { cancelledBecause } from '@saltbush/contract';
import { Banner } from '@saltbush/shared-ui/design/core';
import { ProgressSteps } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';
import { formatDateTime, orderProgress, stateLabel } from '../model/format-order';

/** When an order ended, and why the pharmacy cancelled it: not said where its items were refused for different reasons. */
function endedWords({ state, timeline, refunds }: OrderDetails): string {
  const last = timeline.at(-1);
  const [reason, ...others] = new Set(refunds.map((refund) => refund.reason));
  const why = state === 'cancelled' && reason && others.length === 0 ? cancelledBecause(reason) : null;
  return [last && `On ${formatDateTime(last.at)}.`, why && `${why}.`].filter(Boolean).join(' ');
}

/** Progress of an order, or its cancelled or refunded state. */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  if (order.state === 'cancelled' || order.state === 'refunded') {
    return (
      <Banner tone="warning" title={stateLabel(order.state, order)}>
        {endedWords(order)}
      </Banner>
    );
  }
  const { labels, current } = orderProgress(order);
  return (
    <ProgressSteps
      label="Progress of your order"
      steps={labels.map((label) => ({ label }))}
      current={current}
    />
  );
}
