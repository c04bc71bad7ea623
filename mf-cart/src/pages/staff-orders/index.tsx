import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { defineDesk } from '@saltbush/shared-ui/counter';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { type PageProps, useSession } from '@saltbush/shared-ui/platform';
import { OrderQueue } from '../../features/counter-orders/components/OrderQueue';
import { OrderSearch } from '../../features/counter-orders/components/OrderSearch';
import { ReviewNext } from '../../features/counter-orders/components/ReviewNext';
import { type OrderList, QUEUE_LABELS, readOrderList } from '../../features/counter-orders/model/order-list';

const Actions = ({ list }: { list: OrderList }) => (
  <>
    <ReviewNext list={list} />
    <PickListLink />
  </>
);

/** Leads those who pack to what waits for them. */
function PickListLink() {
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (!isPermitted(role, 'orders:dispatch')) return null;
  return (
    <ButtonLink size="sm" variant="secondary" href={links.staff.pickList()}>
      Pick list
    </ButtonLink>
  );
}

function StaffOrdersPage({ search }: PageProps) {
  const list = readOrderList(search);
  return (
    <CounterPage title="Orders" actions={<Actions list={list} />}>
      <OrderSearch list={list} />
      <OrderQueue list={list} />
    </CounterPage>
  );
}

const titleOf = (_params: PageProps['params'], search: URLSearchParams): string => {
  const { queue, search: words } = readOrderList(search);
  return words === null ? `Orders ${QUEUE_LABELS[queue].toLowerCase()}` : 'Orders found';
};

export const page = defineDesk({ title: titleOf, permission: 'orders:see', Component: StaffOrdersPage });
