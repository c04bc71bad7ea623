import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPage } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { staffProductQuery } from '../api/staff-product';
import { PhotoPanel } from './PhotoPanel';
import { PriceChanges } from './PriceChanges';
import { PricePanel } from './PricePanel';
import { SalePanel } from './SalePanel';
import { ShelfPanel } from './ShelfPanel';
import { StockHistory } from './StockHistory';
import { StockPanel } from './StockPanel';

/** One product at the counter. */
export function ProductDesk({ id }: { id: string }) {
  const found = useQuery(staffProductQuery(id));
  const { data: staffProduct } = found;
  if (staffProduct) {
    return (
      <CounterPage title={staffProduct.product.name}>
        <CounterColumns
          aside={
            <>
              <SalePanel staffProduct={staffProduct} />
              <PricePanel staffProduct={staffProduct} />
            </>
          }
        >
          <StockPanel staffProduct={staffProduct} />
          <ShelfPanel staffProduct={staffProduct} />
          <PhotoPanel staffProduct={staffProduct} />
          <StockHistory staffProduct={staffProduct} />
          <PriceChanges staffProduct={staffProduct} />
        </CounterColumns>
      </CounterPage>
    );
  }
  return (
    <CounterPage title="Product">
      {found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      ) : (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </CounterPage>
  );
}
