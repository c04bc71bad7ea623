import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useQueries } from '@tanstack/react-query';
import { today } from '../../../shared/counter/day';
import { staffAppointmentsQuery } from '../api/staff-appointments';
import { type DayList, dayListAddress } from '../model/day-list';

function ListLink({ list, total }: { list: DayList; total: number }) {
  return (
    <a href={dayListAddress(list)}>
      {total} {total === 1 ? 'consultation' : 'consultations'}
    </a>
  );
}

/** The consultations that have no outcome yet: today's, and what earlier days have left. */
export function WaitingAppointments() {
  const list = { date: today(new Date()), show: 'open', page: 1 } as const;
  const left = { ...list, show: 'earlier' } as const;
  const [open, earlier] = useQueries({
    queries: [staffAppointmentsQuery(list), staffAppointmentsQuery(left)],
  });
  const failed = [open, earlier].find(({ isError }) => isError);
  if (failed?.error) {
    return <ErrorState onRetry={() => void failed.refetch()}>{failed.error.message}</ErrorState>;
  }
  if (!open.data || !earlier.data) {
    return (
      <Loading>
        <Skeleton height="10rem" />
      </Loading>
    );
  }
  const facts = [
    {
      label: 'Today, without outcome',
      value: <ListLink list={list} total={open.data.paginatorInfo.total} />,
    },
    {
      label: 'From earlier days, without outcome',
      value: <ListLink list={left} total={earlier.data.paginatorInfo.total} />,
    },
  ];
  return (
    <CounterPanel title="Consultations">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
