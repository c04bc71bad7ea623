import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { OrderDesk } from '../../features/counter-orders/components/OrderDesk';
import { ReviewNext } from '../../features/counter-orders/components/ReviewNext';

function StaffOrderPage({ params }: PageProps) {
  const reference = params.reference ?? '';
  return (
    <CounterPage title={`Order ${reference}`} actions={<ReviewNext current={reference} />}>
      <OrderDesk reference={reference} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: ({ reference = '' }) => `Order ${reference}`,
  permission: 'orders:see',
  Component: StaffOrderPage,
});
