import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { definePage, errorMessage, type PageProps } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OrderDetails, orderQuery } from '../../features/orders/api/order';
import ReturnItems from '../../features/orders/components/ReturnItems';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';

function Returning({ reference }: { reference: string }) {
  const client = useQueryClient();
  const query = orderQuery(reference);
  const order = useQuery(query);
  if (order.data) {
    const onChanged = (changed: OrderDetails) => client.setQueryData(query.queryKey, changed);
    return <ReturnItems order={order.data} access={{ reference }} onChanged={onChanged} />;
  }
  if (order.isError) {
    return <ErrorState onRetry={() => void order.refetch()}>{errorMessage(order.error)}</ErrorState>;
  }
  return (
    <Loading>
      <FormSkeleton />
    </Loading>
  );
}

function OrderReturnPage({ params }: PageProps) {
  const reference = params.reference ?? '';
  return (
    <AccountLayout title="Return items">
      <Stack gap={5}>
        <Text>
          <TextLink href={links.account.order(reference)}>Order {reference}</TextLink>
        </Text>
        <Returning reference={reference} />
      </Stack>
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Return items'), robots: 'noindex' } }),
  Component: OrderReturnPage,
});
