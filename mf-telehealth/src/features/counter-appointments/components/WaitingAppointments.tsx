import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../../shared/counter/day';
import { staffAppointmentsQuery } from '../api/staff-appointments';
import { dayListAddress } from '../model/day-list';

/** Today's consultations that have no outcome yet. */
export function WaitingAppointments() {
  const list = { date: today(new Date()), show: 'open', page: 1 } as const;
  const found = useQuery(staffAppointmentsQuery(list));
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
    <a href={dayListAddress(list)}>
      {total} {total === 1 ? 'consultation' : 'consultations'}
    </a>
  );
  return (
    <CounterPanel title="Consultations">
      <CounterFacts facts={[{ label: 'Today, without outcome', value: link }]} />
    </CounterPanel>
  );
}
