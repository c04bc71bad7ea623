import { MAX_PROMOTION_PRODUCTS } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { formatCents, TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CounterPanel, CounterTable } from '@saltbush/shared-ui/design/counter';
import { ProductFinder } from '../../../shared/counter/ProductFinder';
import { useKeptFocus } from '../../../shared/favourites/use-kept-focus';
import type { PromotedProduct } from '../api/promotion-fields';
import type { Draft } from '../model/use-draft';

const COLUMNS = [{ label: 'Product' }, { label: 'Code' }, { label: 'Price', isNumber: true }];
const EMPTY = 'No product yet. A draft can be saved without; it is published with at least one.';

/** Products open in a new tab: the draft beside them may not be saved. */
const cellsOf = ({ id, name, code, price }: PromotedProduct) => [
  <a key="product" href={links.staff.product(id)} target="_blank" rel="noreferrer">
    {name}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </a>,
  code,
  price == null ? '' : formatCents(price),
];

/** The products of a published promotion. */
export function ProductsPanel({ products, count }: { products: readonly PromotedProduct[]; count: number }) {
  const more = count > products.length ? ` The first ${products.length} of them:` : '';
  return (
    <CounterPanel title="Products">
      <p>
        {count} {count === 1 ? 'product' : 'products'}.{more}
      </p>
      <CounterTable
        caption="Products of the promotion"
        columns={COLUMNS}
        rows={products.map((product) => ({ id: product.id, cells: cellsOf(product) }))}
        empty="None."
      />
    </CounterPanel>
  );
}

/** The products of a draft, to be found and chosen. */
export function ProductChoice({ draft }: { draft: Draft }) {
  const { products, add, remove, errors, productError } = draft;
  const count = useKeptFocus<HTMLParagraphElement>(products.length);
  const rows = products.map((product) => ({
    id: product.id,
    cells: [
      ...cellsOf(product),
      <TextButton key="remove" onClick={() => remove(product.id)}>
        Remove<VisuallyHidden> {product.name}</VisuallyHidden>
      </TextButton>,
    ],
  }));
  return (
    <CounterPanel title="Products">
      <ProductFinder
        label="Find by name or code"
        chosen={products.map(({ id }) => id)}
        error={productError ?? errors.product_ids}
        onChoose={add}
      />
      <p ref={count} tabIndex={-1} aria-live="polite">
        {products.length} of up to {MAX_PROMOTION_PRODUCTS}
      </p>
      <CounterTable
        caption="Chosen products"
        columns={[...COLUMNS, { label: 'Remove' }]}
        rows={rows}
        empty={EMPTY}
      />
    </CounterPanel>
  );
}
