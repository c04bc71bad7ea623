import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { defineDesk } from '@saltbush/shared-ui/counter';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { type PageProps, useSession } from '@saltbush/shared-ui/platform';
import { OrderQueue } from '../../features/counter-orders/components/OrderQueue';
import { OrderSearch } from '../../features/counter-orders/components/OrderSearch';
import { readOrderList } from '../../features/counter-orders/model/order-list';

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
    <CounterPage title="Orders" actions={<PickListLink />}>
      <OrderSearch list={list} />
      <OrderQueue list={list} />
    </CounterPage>
  );
}

export const page = defineDesk({ title: 'Orders', permission: 'orders:see', Component: StaffOrdersPage });
