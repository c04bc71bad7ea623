import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { useQuery } from '@tanstack/react-query';
import { type AuditFilter, staffAuditEventsQuery } from '../api/staff-audit-events';
import { addressOf } from '../model/audit-address';
import { endWords } from '../model/end-words';
import { operationWords } from '../model/operation-words';

const COLUMNS = ['When', 'Who', 'What', 'Customer', 'Reason', 'Outcome'].map((label) => ({ label }));

/** Who did what in customers' accounts and read which health data; names and customers narrow it down. */
export function AuditLog({ filter, page }: { filter: AuditFilter; page: number }) {
  const events = useQuery(staffAuditEventsQuery(filter, page));
  if (events.isError) {
    return <ErrorState onRetry={() => void events.refetch()}>{events.error.message}</ErrorState>;
  }
  if (!events.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  const { data, paginatorInfo } = events.data;
  return (
    <>
      <CounterTable
        caption="Audit log"
        columns={COLUMNS}
        rows={data.map((event) => ({
          id: event.id,
          cells: [
            formatMoment(event.at),
            <a key="who" href={addressOf({ ...filter, staff_id: event.staff_id })}>
              {event.staff_name || event.staff_id}
            </a>,
            [operationWords(event.operation), ...event.touched.map(({ id }) => id)].join(' '),
            event.customer_id && <a href={links.staff.customer(event.customer_id)}>{event.customer_id}</a>,
            event.reason,
            endWords(event),
          ],
        }))}
        empty="Nothing is recorded for this choice."
      />
      <Pagination
        page={page}
        pageCount={paginatorInfo.last_page}
        hrefFor={(to) => addressOf(filter, to)}
        label="Pages of the audit log"
      />
    </>
  );
}
