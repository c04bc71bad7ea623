import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { defineDesk } from '@saltbush/shared-ui/counter';
import { ButtonLink, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { type PageProps, useHydrated, useSession } from '@saltbush/shared-ui/platform';
import { OrderQueue } from '../../features/counter-orders/components/OrderQueue';
import { OrderSearch } from '../../features/counter-orders/components/OrderSearch';
import { ReviewNext } from '../../features/counter-orders/components/ReviewNext';
import { ForgottenSearch } from '../../features/counter-orders/components/SearchWords';
import { keptSearch } from '../../features/counter-orders/model/kept-searches';
import {
  isForgotten,
  isQueue,
  type OrderList,
  QUEUE_LABELS,
  readOrderList,
} from '../../features/counter-orders/model/order-list';
import { useMovedSearch } from '../../features/counter-orders/model/use-moved-search';

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

const Waiting = () => (
  <Loading>
    <Skeleton height="24rem" />
  </Loading>
);

function StaffOrdersPage({ search }: PageProps) {
  const isHydrated = useHydrated();
  // What the tab keeps, its server does not know.
  const list = readOrderList(search, isHydrated ? keptSearch : undefined);
  useMovedSearch(list, search);
  return (
    <CounterPage title="Orders" actions={<Actions list={list} />}>
      <OrderSearch list={list} />
      {!isForgotten(list) && <OrderQueue list={list} />}
      {isForgotten(list) && (isHydrated ? <ForgottenSearch /> : <Waiting />)}
    </CounterPage>
  );
}

const titleOf = (_params: PageProps['params'], search: URLSearchParams): string => {
  const list = readOrderList(search);
  return isQueue(list) ? `Orders ${QUEUE_LABELS[list.queue].toLowerCase()}` : 'Orders found';
};

export const page = defineDesk({ title: titleOf, permission: 'orders:see', Component: StaffOrdersPage });
