import { links } from '@saltbush/contract/links';
import { useTitleCount } from '@saltbush/shared-ui/counter';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import {
  CounterNavigation,
  CounterTable,
  formatAge,
  formatMoment,
  StateMark,
} from '@saltbush/shared-ui/design/counter';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { useQuery } from '@tanstack/react-query';
import { type ListedProgram, staffProgramsQuery } from '../api/staff-programs';
import { type ProgramList, programListAddress, QUEUE_LABELS, QUEUES } from '../model/program-list';

const COLUMNS = ['Patient', 'Messages', 'Program', 'Submitted', 'Consult', 'Offer', 'Record'].map(
  (label) => ({ label }),
);

function rowOf(program: ListedProgram, now: number) {
  const { id, patient, journey_name, submitted_at, consult_at, has_offer, is_contradicted } = program;
  const { waits_since, is_urgent } = program;
  return {
    id,
    cells: [
      <a key="patient" href={links.staff.program(id)}>
        {patient ? `${patient.first_name} ${patient.last_name}` : 'Deleted patient'}
      </a>,
      waits_since ? (
        <StateMark key="messages" kind={is_urgent ? 'stopped' : 'waiting'}>
          {is_urgent ? 'Urgent' : 'Waits'} since {formatMoment(waits_since)}
        </StateMark>
      ) : (
        ''
      ),
      journey_name,
      submitted_at ? `${formatMoment(submitted_at)} (${formatAge(submitted_at, now)})` : '',
      consult_at ? formatMoment(consult_at) : 'None booked',
      has_offer ? 'Waits for the member' : '',
      is_contradicted ? (
        <StateMark key="record" kind="stopped">
          Says otherwise
        </StateMark>
      ) : (
        ''
      ),
    ],
  };
}

/** A queue of programs, which renews itself; what it shows stays in the address. */
export function ProgramQueue({ list }: { list: ProgramList }) {
  const found = useQuery(staffProgramsQuery(list));
  useTitleCount(list.queue === 'active' ? 0 : found.data?.paginatorInfo.total);
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
      <CounterNavigation
        label="Queues"
        isTabs
        links={QUEUES.map((queue) => ({
          href: programListAddress({ queue, page: 1 }),
          label: QUEUE_LABELS[queue],
          isCurrent: queue === list.queue,
          ...(queue === list.queue ? { count: paginatorInfo.total } : {}),
        }))}
      />
      <CounterTable
        caption={QUEUE_LABELS[list.queue]}
        columns={COLUMNS}
        rows={data.map((program) => rowOf(program, found.dataUpdatedAt))}
        empty="Nothing waits here."
      />
      <Pagination
        page={list.page}
        pageCount={paginatorInfo.last_page}
        hrefFor={(page) => programListAddress({ ...list, page })}
        label="Pages of the queue"
      />
    </>
  );
}
