import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState, ErrorState, Loading } from '@saltbush/shared-ui/design/core';
import { LineItemSkeleton } from '@saltbush/shared-ui/design/orders';
import { definePage, hasCode, type PageProps } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OrderDetails, orderQuery } from '../../features/orders/api/order';
import { OrderDetail } from '../../features/orders/components/OrderDetail';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

function NotFound() {
  return (
    <EmptyState
      title="Order not found"
      picture="box"
      headingLevel={2}
      action={<ButtonLink href={links.account.orders()}>See your orders</ButtonLink>}
    >
      Check the reference, or look through your order history.
    </EmptyState>
  );
}

function Order({ reference }: { reference: string }) {
  const order = useQuery(orderQuery(reference));
  const client = useQueryClient();
  const query = orderQuery(reference);
  if (order.data) {
    const onChanged = (changed: OrderDetails) => client.setQueryData(query.queryKey, changed);
    return <OrderDetail order={order.data} access={{ reference }} onChanged={onChanged} />;
  }
  const isMissing = order.data === null || hasCode(order.error, 'NOT_FOUND');
  if (isMissing) return <NotFound />;
  if (order.isError)
    return <ErrorState onRetry={() => void order.refetch()}>{order.error.message}</ErrorState>;
  return (
    <Loading>
      <LineItemSkeleton count={3} />
    </Loading>
  );
}

function OrderPage({ params }: PageProps) {
  const reference = params.reference ?? '';
  return (
    <AccountLayout title={`Order ${reference}`}>
      <Order reference={reference} />
    </AccountLayout>
  );
}

export const page = definePage({
  load: async ({ params }) => ({
    head: { title: pageTitle(`Order ${params.reference ?? ''}`), robots: 'noindex' },
  }),
  Component: OrderPage,
});
