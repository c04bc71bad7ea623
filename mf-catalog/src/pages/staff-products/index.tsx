import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ProductSearch } from '../../features/counter-products/components/ProductSearch';
import { ProductTable } from '../../features/counter-products/components/ProductTable';
import { readProductList } from '../../features/counter-products/model/product-list';

function StaffProductsPage({ search }: PageProps) {
  const list = readProductList(search);
  return (
    <CounterPage title="Products">
      <ProductSearch list={list} />
      <ProductTable list={list} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Products',
  permission: 'products:see',
  Component: StaffProductsPage,
});
