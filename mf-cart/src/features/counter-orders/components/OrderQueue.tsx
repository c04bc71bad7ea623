import { links } from '@saltbush/contract/links';
import { ButtonLink, ErrorState, formatCents, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import {
  CounterNavigation,
  CounterTable,
  formatAge,
  formatMoment,
  StateMark,
} from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import type { StaffOrderQueue } from '../../../generated/gql/graphql';
import { type ListedOrder, type QueueLength, staffOrdersQuery } from '../api/staff-orders';
import { type OrderList, orderListAddress, QUEUE_LABELS, queueAddress } from '../model/order-list';
import { STATE_WORDS } from '../model/state-words';

function QueueTabs({ current, lengths }: { current: StaffOrderQueue; lengths: readonly QueueLength[] }) {
  const queues = Object.keys(QUEUE_LABELS) as StaffOrderQueue[];
  return (
    <CounterNavigation
      label="Queues"
      isTabs
      links={queues.map((queue) => ({
        href: queueAddress(queue),
        label: QUEUE_LABELS[queue],
        isCurrent: queue === current,
        count: lengths.find((length) => length.queue === queue)?.count,
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
export function OrderQueue({ list }: { list: OrderList }) {
  const found = useQuery(staffOrdersQuery(list));
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
  const { data, next } = found.data.staff_orders;
  return (
    <>
      <QueueTabs current={list.queue} lengths={found.data.staff_order_queues} />
      <CounterTable
        caption={QUEUE_LABELS[list.queue]}
        columns={columnsOf(list)}
        rows={data.map((order) => rowOf(order, found.dataUpdatedAt))}
        empty="Nothing waits here."
      />
      {(list.after || next) && (
        <div>
          {list.after && (
            <ButtonLink href={orderListAddress({ ...list, after: null })} variant="secondary" size="sm">
              To the start
            </ButtonLink>
          )}{' '}
          {next && (
            <ButtonLink href={orderListAddress({ ...list, after: next })} variant="secondary" size="sm">
              Next 50
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
