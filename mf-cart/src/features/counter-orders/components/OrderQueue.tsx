import { links } from '@saltbush/contract/links';
import { DeskList } from '@saltbush/shared-ui/counter';
import { formatCents } from '@saltbush/shared-ui/design/core';
import {
  CounterNavigation,
  CounterTable,
  formatAge,
  formatMoment,
  StateMark,
} from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import type { StaffOrderQueue } from '../../../generated/gql/graphql';
import { queueLengthsQuery } from '../api/queue-lengths';
import { type ListedOrder, staffOrdersQuery } from '../api/staff-orders';
import { type OrderList, orderListAddress, QUEUE_LABELS, queueAddress } from '../model/order-list';
import { STATE_WORDS } from '../model/state-words';

function QueueTabs({ current }: { current: StaffOrderQueue }) {
  const { data: lengths } = useQuery(queueLengthsQuery);
  const queues = Object.keys(QUEUE_LABELS) as StaffOrderQueue[];
  return (
    <CounterNavigation
      label="Queues"
      isTabs
      links={queues.map((queue) => ({
        href: queueAddress(queue),
        label: QUEUE_LABELS[queue],
        isCurrent: queue === current,
        count: lengths?.find((length) => length.queue === queue)?.count,
      }))}
    />
  );
}

const schedulesOf = ({ items }: ListedOrder): string =>
  [...new Set(items.map(({ schedule }) => schedule).filter(Boolean))].map((name) => `S${name}`).join(', ');

function rowOf(order: ListedOrder, now: number) {
  const { reference, created_at, state, first_name, last_name, num_items, order_total } = order;
  const { words, kind } = STATE_WORDS[state];
  return {
    id: reference,
    cells: [
      <a key="order" href={links.staff.order(reference)}>
        {reference}
      </a>,
      <StateMark key="state" kind={kind}>
        {words}
      </StateMark>,
      `${formatMoment(created_at)} (${formatAge(created_at, now)})`,
      `${first_name} ${last_name}`,
      schedulesOf(order),
      order.shipping_method?.name ?? 'Nothing to send',
      num_items,
      formatCents(order_total),
    ],
  };
}

const columnsOf = (list: OrderList) => [
  { label: 'Order' },
  { label: 'State' },
  {
    label: 'Placed',
    sorted: list.newest ? ('descending' as const) : ('ascending' as const),
    sortHref: orderListAddress({ ...list, newest: !list.newest, after: null }),
  },
  { label: 'Customer' },
  { label: 'Schedule' },
  { label: 'Delivery' },
  { label: 'Items', isNumber: true },
  { label: 'Total', isNumber: true },
];

/** A queue of orders, which renews itself; what it shows stays in the address. */
export const OrderQueue = ({ list }: { list: OrderList }) => (
  <DeskList list={list} query={staffOrdersQuery} addressOf={orderListAddress} nextOf={({ next }) => next}>
    {({ data }, at) => (
      <>
        <QueueTabs current={list.queue} />
        <CounterTable
          caption={QUEUE_LABELS[list.queue]}
          columns={columnsOf(list)}
          rows={data.map((order) => rowOf(order, at))}
          empty="Nothing waits here."
        />
      </>
    )}
  </DeskList>
);
