import { isPermitted } from '@saltbush/contract';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { useSession } from '@saltbush/shared-ui/platform';
import { Suspense } from 'react';
import type { OrderList } from '../model/order-list';

const ExportOrders = recoverable(() => import('./ExportOrders'), 'Saving orders');

/** Lets those who may take orders away as a file do so. */
export function OrderFile({ list }: { list: OrderList }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (!isPermitted(role, 'orders:export')) return null;
  return (
    <Suspense>
      <ExportOrders list={list} />
    </Suspense>
  );
}
