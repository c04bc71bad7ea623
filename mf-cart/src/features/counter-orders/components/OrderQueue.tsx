import { links } from '@saltbush/contract/links';
import { DeskList, useTitleCount } from '@saltbush/shared-ui/counter';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { CounterNavigation, CounterTable, formatAge, formatMoment } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import type { StaffOrderQueue } from '../../../generated/gql/graphql';
import type { Claim } from '../../../shared/counter/claims/api/claim-fields';
import { StateCell } from '../../../shared/counter/claims/StateCell';
import { readyLine } from '../../../shared/counter/ready-line';
import { queueLengthsQuery } from '../api/queue-lengths';
import { type ListedOrder, staffOrdersQuery } from '../api/staff-orders';
import { limitOf } from '../model/order-limit';
import { type OrderList, orderListAddress, QUEUE_LABELS, queueAddress } from '../model/order-list';
import { standingOf } from '../model/state-words';
import { OrderFile } from './OrderFile';
import { captionOf, NothingFound, ProductsInstead } from './SearchWords';

function QueueTabs({ current }: { current: StaffOrderQueue | null }) {
  const { data: lengths } = useQuery(queueLengthsQuery);
  const lengthOf = (name: StaffOrderQueue) => lengths?.find(({ queue }) => queue === name)?.count;
  useTitleCount(current ? lengthOf(current) : undefined);
  const queues = Object.keys(QUEUE_LABELS) as StaffOrderQueue[];
  return (
    <CounterNavigation
      label="Queues"
      isTabs
      links={queues.map((queue) => ({
        href: queueAddress(queue),
        label: QUEUE_LABELS[queue],
        isCurrent: queue === current,
        count: lengthOf(queue),
      }))}
    />
  );
}

const schedulesOf = ({ items }: ListedOrder): string =>
  [...new Set(items.map(({ schedule }) => schedule).filter(Boolean))].map((name) => `S${name}`).join(', ');

/** How an order is delivered, and by which day it has to be ready if it is collected. */
const deliveryWords = (order: ListedOrder, now: number): string => {
  const ready = readyLine(order, now);
  const method = order.shipping_method?.name ?? 'Nothing to send';
  return ready ? `${method}. ${ready}` : method;
};

function rowOf(order: ListedOrder, claims: readonly Claim[], now: number) {
  const { reference, created_at, first_name, last_name, num_items, order_total } = order;
  return {
    id: reference,
    cells: [
      <a key="order" href={links.staff.order(reference)}>
        {reference}
      </a>,
      <StateCell key="state" standing={standingOf(order)} code={reference} {...{ claims, now }} />,
      `${formatMoment(created_at)} (${formatAge(created_at, now)})`,
      `${first_name} ${last_name}`,
      schedulesOf(order),
      deliveryWords(order, now),
      num_items,
      formatCents(order_total),
    ],
  };
}

const sortOf = (list: OrderList) => ({
  sorted: list.newest ? ('descending' as const) : ('ascending' as const),
  sortHref: orderListAddress({ ...list, newest: !list.newest, after: null }),
});

const columnsOf = (list: OrderList) => [
  { label: 'Order', isReference: true },
  { label: 'State' },
  // What a search finds has one order: the latest first.
  { label: 'Placed', ...(list.search === null ? sortOf(list) : { sorted: 'descending' as const }) },
  { label: 'Customer' },
  { label: 'Schedule' },
  { label: 'Delivery' },
  { label: 'Items', isNumber: true },
  { label: 'Total', isNumber: true },
];

/** A queue of orders or what a search finds in all of them, which renews itself; what it shows stays in the address. */
export const OrderQueue = ({ list }: { list: OrderList }) => (
  <DeskList list={list} query={staffOrdersQuery} addressOf={orderListAddress} nextOf={({ next }) => next}>
    {({ data, claims, limited_to }, at) => (
      <>
        <QueueTabs current={list.search === null ? list.queue : null} />
        <CounterTable
          caption={list.search === null ? QUEUE_LABELS[list.queue] : captionOf(list.search)}
          columns={columnsOf(list)}
          rows={data.map((order) => rowOf(order, claims, at))}
          empty={list.search === null ? 'Nothing waits here.' : <NothingFound search={list.search} />}
        />
        {limitOf(list.search, limited_to) && <p role="status">{limitOf(list.search, limited_to)}</p>}
        {data.length > 0 && <OrderFile key={orderListAddress({ ...list, after: null })} list={list} />}
        {list.search && <ProductsInstead list={list} search={list.search} />}
      </>
    )}
  </DeskList>
);
