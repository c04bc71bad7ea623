import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, formatAge } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { queueLengthsQuery } from '../api/queue-lengths';
import { QUEUE_LABELS, queueAddress } from '../model/order-list';

/** Orders that wait for someone at the counter, by queue; ended ones are left out. */
export function WaitingOrders() {
  const found = useQuery(queueLengthsQuery);
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="10rem" />
      </Loading>
    );
  }
  const lengths = found.data.filter(({ queue }) => queue !== 'ended');
  const facts = lengths.map(({ queue, count, oldest_at }) => ({
    label: QUEUE_LABELS[queue],
    value: (
      <>
        <a href={queueAddress(queue)}>
          {count} {count === 1 ? 'order' : 'orders'}
        </a>
        {oldest_at && `, the oldest ${formatAge(oldest_at, found.dataUpdatedAt)}`}
      </>
    ),
  }));
  return (
    <CounterPanel title="Orders">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
