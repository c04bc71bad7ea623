import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useQueries } from '@tanstack/react-query';
import type { StaffProgramQueue } from '../../../generated/gql/graphql';
import { staffProgramsQuery } from '../api/staff-programs';
import { programListAddress, QUEUE_LABELS } from '../model/program-list';

/** What waits for a practitioner. */
const QUEUES = [
  'review',
  'consults',
  'open_consults',
  'messages',
] as const satisfies readonly StaffProgramQueue[];

/** Programs that wait for a decision, or for an answer. */
export function WaitingPrograms() {
  const lists = QUEUES.map((queue) => ({ queue, page: 1 }));
  const found = useQueries({ queries: lists.map(staffProgramsQuery) });
  const failed = found.find(({ isError }) => isError);
  if (failed) {
    const retry = () => found.forEach(({ refetch }) => void refetch());
    return <ErrorState onRetry={retry}>{failed.error?.message}</ErrorState>;
  }
  const facts = lists.flatMap((list, index) => {
    const data = found[index]?.data;
    if (!data) return [];
    const { total } = data.paginatorInfo;
    // Those come first, so the first page has them.
    const urgent = list.queue === 'messages' ? data.data.filter(({ is_urgent }) => is_urgent).length : 0;
    const link = (
      <a key={list.queue} href={programListAddress(list)}>
        {total} {total === 1 ? 'program' : 'programs'}
        {urgent > 0 && `, ${urgent} urgent`}
      </a>
    );
    return [{ label: QUEUE_LABELS[list.queue], value: link }];
  });
  if (facts.length < lists.length) {
    return (
      <Loading>
        <Skeleton height="10rem" />
      </Loading>
    );
  }
  return (
    <CounterPanel title="Programs">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
