import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { DayForm } from '../../../shared/counter/DayForm';
import { staffConsultTimesQuery } from '../api/staff-consult-times';
import { timesAddress } from '../model/times';
import { PlacesForm } from './PlacesForm';
import { TimesTable } from './TimesTable';

function Times({ date }: { date: string }) {
  const found = useQuery(staffConsultTimesQuery(date));
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  return (
    <>
      <PlacesForm key={date} date={date} times={found.data} />
      <TimesTable times={found.data} />
    </>
  );
}

/** The times of a day (YYYY-MM-DD in Sydney) with their places, and a form to change them. */
export function DayTimes({ date }: { date: string }) {
  return (
    <>
      <DayForm date={date} action={links.staff.consultTimes()} hrefFor={timesAddress} />
      <Times date={date} />
    </>
  );
}
