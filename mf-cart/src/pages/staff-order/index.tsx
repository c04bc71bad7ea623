import { pageTitle } from '@saltbush/contract';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { OrderDesk } from '../../features/counter-orders/components/OrderDesk';

function StaffOrderPage({ params }: PageProps) {
  const reference = params.reference ?? '';
  return (
    <CounterPage title={`Order ${reference}`}>
      <OrderDesk reference={reference} />
    </CounterPage>
  );
}

export const page = definePage({
  load: async ({ params }) => ({
    head: { title: pageTitle(`Order ${params.reference ?? ''}`), robots: 'noindex' },
  }),
  Component: StaffOrderPage,
});
