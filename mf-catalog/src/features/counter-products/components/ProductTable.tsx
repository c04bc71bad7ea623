import { links } from '@saltbush/contract/links';
import { DeskList } from '@saltbush/shared-ui/counter';
import { Badge, formatCents } from '@saltbush/shared-ui/design/core';
import { CounterNavigation, CounterTable, StateMark } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import type { StaffProductChoice } from '../../../generated/gql/graphql';
import { productCountsQuery } from '../api/product-counts';
import { type ListedProduct, staffProductsQuery } from '../api/staff-products';
import { LIST_LABELS, type ProductList, productListAddress } from '../model/product-list';

const COLUMNS = [
  { label: 'Product' },
  { label: 'Code' },
  { label: 'Schedule' },
  { label: 'State' },
  { label: 'Stock', isNumber: true },
  { label: 'Price', isNumber: true },
  { label: 'Sale price', isNumber: true },
];

const cents = (value: number | null | undefined): string => (value == null ? '' : formatCents(value));

function StockState({ is_on_sale, is_low, stock }: ListedProduct) {
  if (!is_on_sale) return <StateMark kind="stopped">Withdrawn</StateMark>;
  if (!is_low) return <StateMark kind="done">On sale</StateMark>;
  return <StateMark kind="waiting">{stock ? 'Low' : 'Sold out'}</StateMark>;
}

const rowOf = (product: ListedProduct) => ({
  id: product.id,
  cells: [
    <a key="product" href={links.staff.product(product.id)}>
      {product.name}
    </a>,
    product.code,
    product.schedule ? <Badge key="schedule">S{product.schedule}</Badge> : '',
    <StockState key="state" {...product} />,
    product.stock ?? 'Service',
    cents(product.price),
    cents(product.sale_price),
  ],
});

function ListTabs({ list }: { list: ProductList }) {
  const { data: counts } = useQuery(productCountsQuery);
  const choices = Object.keys(LIST_LABELS) as StaffProductChoice[];
  return (
    <CounterNavigation
      label="Lists"
      isTabs
      links={choices.map((show) => ({
        href: productListAddress({ ...list, show, after: null }),
        label: LIST_LABELS[show],
        isCurrent: show === list.show,
        ...(show === 'low' || show === 'out' ? { count: counts?.[show] } : {}),
      }))}
    />
  );
}

/** A list of products; what it shows stays in the address. */
export const ProductTable = ({ list }: { list: ProductList }) => (
  <DeskList list={list} query={staffProductsQuery} addressOf={productListAddress} nextOf={({ next }) => next}>
    {({ data }) => (
      <>
        <ListTabs list={list} />
        <CounterTable
          caption={LIST_LABELS[list.show]}
          columns={COLUMNS}
          rows={data.map(rowOf)}
          empty={list.search ? 'No product in this list matches.' : 'Nothing is in this list.'}
        />
      </>
    )}
  </DeskList>
);
