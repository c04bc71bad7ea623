import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { productCountsQuery } from '../api/product-counts';
import { LIST_LABELS, productListAddress } from '../model/product-list';

/** How many products are low or sold out, with links to them. */
export function LowProducts() {
  const found = useQuery(productCountsQuery);
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="10rem" />
      </Loading>
    );
  }
  const facts = (['low', 'out'] as const).map((show) => ({
    label: LIST_LABELS[show],
    value: (
      <a href={productListAddress({ show, search: null, after: null })}>
        {found.data[show]} {found.data[show] === 1 ? 'product' : 'products'}
      </a>
    ),
  }));
  return (
    <CounterPanel title="Products">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
