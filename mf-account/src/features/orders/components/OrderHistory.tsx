import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Stack } from '@saltbush/shared-ui/design/core';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { previousOrdersQuery } from '../api/previous-orders';
import { NoOrders } from './NoOrders';
import { OrderCard } from './OrderCard';

const hrefFor = (page: number) => `${links.account.orders()}${page > 1 ? `?page=${page}` : ''}`;

/** The signed-in user's orders, paginated. */
export function OrderHistory({ page }: { page: number }) {
  const orders = useQuery(previousOrdersQuery(page));
  if (orders.isError) {
    return <ErrorState onRetry={() => void orders.refetch()}>{orders.error.message}</ErrorState>;
  }
  if (!orders.data) {
    return (
      <Loading>
        <Stack gap={4}>
          <TileSkeleton />
          <TileSkeleton />
          <TileSkeleton />
        </Stack>
      </Loading>
    );
  }
  const { data, paginatorInfo } = orders.data;
  if (data.length === 0) return <NoOrders />;
  return (
    <Stack gap={4}>
      {data.map((order) => (
        <OrderCard key={order.reference} order={order} />
      ))}
      {paginatorInfo.last_page > 1 && (
        <Pagination
          page={page}
          pageCount={paginatorInfo.last_page}
          hrefFor={hrefFor}
          label="Pages of orders"
        />
      )}
    </Stack>
  );
}
