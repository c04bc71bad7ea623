import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { scriptCountsQuery } from '../api/script-counts';
import { SCRIPT_QUEUES, scriptQueueAddress } from '../model/script-list';

const WAITING = ['arrived', 'to_check', 'on_file', 'awaited', 'refused'] as const;

/** Scripts that wait, by queue. Nothing until they are known: the orders beside them say what fails. */
export function WaitingScripts() {
  const { data } = useQuery(scriptCountsQuery);
  if (!data) return null;
  const facts = WAITING.map((queue) => ({
    label: SCRIPT_QUEUES[queue],
    value: (
      <a href={scriptQueueAddress(queue)}>
        {data[queue]} {data[queue] === 1 ? 'order' : 'orders'}
      </a>
    ),
  }));
  return (
    <CounterPanel title="Scripts">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
