import { bookingType, consultClock } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { useTitleCount } from '@saltbush/shared-ui/counter';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterTable, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { useQuery } from '@tanstack/react-query';
import type { StaffAppointmentsQuery } from '../../../generated/gql/graphql';
import { type ListedAppointment, staffAppointmentsQuery } from '../api/staff-appointments';
import { CHOICE_LABELS, type DayList, dayListAddress } from '../model/day-list';
import { standingOf } from '../model/standing';

const COLUMNS = [
  'Patient',
  'Outcome',
  'Time in Sydney',
  'Patient’s time',
  'Service',
  'How',
  'Reference',
  'Ended by',
].map((label) => ({ label }));

function rowOf({ booking, ended_by }: ListedAppointment, now: number) {
  const { words, kind } = standingOf(booking, now);
  const { uuid, starts_at, state, contact_method } = booking;
  return {
    id: uuid,
    cells: [
      <a key="patient" href={links.staff.appointment(uuid)}>
        {booking.first_name} {booking.last_name}
      </a>,
      <StateMark key="outcome" kind={kind}>
        {words}
      </StateMark>,
      formatMoment(starts_at),
      `${consultClock(starts_at, state)} ${state}`,
      bookingType(booking.booking_type)?.button ?? booking.booking_type,
      contact_method === 'video' ? 'Phone, then video' : 'Phone',
      booking.reference,
      ended_by ?? '',
    ],
  };
}

/** How many consultations wait for their outcome; of a whole day those on its page. */
function waitingOf({ show }: DayList, { data, paginatorInfo }: StaffAppointmentsQuery['staff_appointments']) {
  if (show === 'mine') return 0;
  return show === 'all'
    ? data.filter(({ booking }) => booking.status === 'booked').length
    : paginatorInfo.total;
}

/** The consultations of a day, or those that earlier ones have left open; what it shows stays in the address. */
export function DayTable({ list }: { list: DayList }) {
  const found = useQuery(staffAppointmentsQuery(list));
  useTitleCount(found.data && waitingOf(list, found.data));
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
  const { data, paginatorInfo } = found.data;
  return (
    <>
      <CounterTable
        caption={`Consultations: ${CHOICE_LABELS[list.show]}`}
        columns={COLUMNS}
        rows={data.map((one) => rowOf(one, found.dataUpdatedAt))}
        empty={
          list.show === 'earlier'
            ? 'Every earlier consultation has its outcome.'
            : 'No consultation on this day.'
        }
      />
      <Pagination
        page={list.page}
        pageCount={paginatorInfo.last_page}
        hrefFor={(page) => dayListAddress({ ...list, page })}
        label="Pages of the day"
      />
    </>
  );
}
