import { pageTitle } from '@saltbush/contract';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { OrderHistory } from '../../features/orders/components/OrderHistory';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

function OrdersPage({ search }: PageProps) {
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  return (
    <AccountLayout title="Order History">
      <OrderHistory page={page} />
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Order History'), robots: 'noindex' } }),
  Component: OrdersPage,
});
