import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { staffProgramsQuery } from '../api/staff-programs';
import { programListAddress, QUEUE_LABELS } from '../model/program-list';

/** Programs that wait for a decision. */
export function WaitingPrograms() {
  const list = { queue: 'review', page: 1 } as const;
  const found = useQuery(staffProgramsQuery(list));
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
  const { total } = found.data.paginatorInfo;
  const link = (
    <a href={programListAddress(list)}>
      {total} {total === 1 ? 'program' : 'programs'}
    </a>
  );
  return (
    <CounterPanel title="Programs">
      <CounterFacts facts={[{ label: QUEUE_LABELS.review, value: link }]} />
    </CounterPanel>
  );
}
