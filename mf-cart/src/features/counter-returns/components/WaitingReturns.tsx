import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { returnCountsQuery } from '../api/return-counts';
import { RETURN_QUEUES, returnListAddress } from '../model/return-list';

/** Returns that wait, by queue. Nothing until they are known: the orders beside them say what fails. */
export function WaitingReturns() {
  const { data } = useQuery(returnCountsQuery);
  if (!data) return null;
  const facts = (['arrived', 'requested'] as const).map((queue) => ({
    label: RETURN_QUEUES[queue],
    value: (
      <a href={returnListAddress({ queue, after: null })}>
        {data[queue]} {data[queue] === 1 ? 'order' : 'orders'}
      </a>
    ),
  }));
  return (
    <CounterPanel title="Returns">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
