import { links } from '@saltbush/contract/links';
import { DeskList, useTitleCount } from '@saltbush/shared-ui/counter';
import {
  CounterNavigation,
  CounterTable,
  formatAge,
  formatMoment,
  StateMark,
} from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import type { StaffReturnQueue } from '../../../generated/gql/graphql';
import { returnStanding } from '../../../shared/counter/return-words';
import { returnCountsQuery } from '../api/return-counts';
import { type ReturnedOrder, staffReturnsQuery } from '../api/staff-returns';
import { isInQueue, RETURN_QUEUES, type ReturnList, returnListAddress } from '../model/return-list';

const COLUMNS = [
  { label: 'Return', isReference: true },
  ...['State', 'Asked for', 'Customer', 'What'].map((label) => ({ label })),
];

/** One row for each return of the queue: an order can have several. */
const rowsOf = (order: ReturnedOrder, queue: StaffReturnQueue, now: number) =>
  order.returns
    .filter(({ state }) => isInQueue(state, queue))
    .map(({ code, at, lines, ...sent }) => ({
      id: code,
      cells: [
        <a key="return" href={links.staff.order(order.reference)}>
          {code}
        </a>,
        <StateMark key="state" kind={returnStanding(sent).kind}>
          {returnStanding(sent).words}
        </StateMark>,
        `${formatMoment(at)} (${formatAge(at, now)})`,
        `${order.first_name} ${order.last_name}`,
        lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
      ],
    }));

function QueueTabs({ current }: { current: StaffReturnQueue }) {
  const { data: counts } = useQuery(returnCountsQuery);
  useTitleCount(current === 'ended' ? undefined : counts?.[current]);
  const queues = Object.keys(RETURN_QUEUES) as StaffReturnQueue[];
  return (
    <CounterNavigation
      label="Queues"
      isTabs
      links={queues.map((queue) => ({
        href: returnListAddress({ queue, after: null }),
        label: RETURN_QUEUES[queue],
        isCurrent: queue === current,
        ...(queue === 'ended' ? {} : { count: counts?.[queue] }),
      }))}
    />
  );
}

/** A queue of returns, which renews itself; what it shows stays in the address. */
export const ReturnQueue = ({ list }: { list: ReturnList }) => (
  <DeskList list={list} query={staffReturnsQuery} addressOf={returnListAddress} nextOf={({ next }) => next}>
    {({ data }, at) => (
      <>
        <QueueTabs current={list.queue} />
        <CounterTable
          caption={RETURN_QUEUES[list.queue]}
          columns={COLUMNS}
          rows={data.flatMap((order) => rowsOf(order, list.queue, at))}
          empty={list.queue === 'ended' ? 'No return has ended yet.' : 'Nothing waits here.'}
        />
      </>
    )}
  </DeskList>
);
