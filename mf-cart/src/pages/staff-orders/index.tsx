import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { OrderQueue } from '../../features/counter-orders/components/OrderQueue';
import { OrderSearch } from '../../features/counter-orders/components/OrderSearch';
import { readOrderList } from '../../features/counter-orders/model/order-list';

function StaffOrdersPage({ search }: PageProps) {
  const list = readOrderList(search);
  return (
    <CounterPage title="Orders">
      <OrderSearch list={list} />
      <OrderQueue list={list} />
    </CounterPage>
  );
}

export const page = defineDesk({ title: 'Orders', permission: 'orders:see', Component: StaffOrdersPage });
