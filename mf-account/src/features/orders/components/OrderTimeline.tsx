import { Banner } from '@saltbush/shared-ui/design/core';
import { ProgressSteps } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';
import { formatDateTime, orderProgress, stateLabel } from '../model/format-order';

/** Progress of an order, or its cancelled or refunded state. */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  const last = order.timeline.at(-1);
  if (order.state === 'cancelled' || order.state === 'refunded') {
    return (
      <Banner tone="warning" title={stateLabel(order.state, order)}>
        {last && `On ${formatDateTime(last.at)}.`}
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
