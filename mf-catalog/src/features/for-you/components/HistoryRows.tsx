import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productsByIdQuery } from '../../../shared/cards/api/products-by-id';
import { suggestedProductsQuery } from '../api/suggested-products';
import { originsOf, type ShopperHistory } from '../model/origins';
import { ProductsRow } from './ProductsRow';
import { ViewedRow } from './ViewedRow';

const SHOWN = 12;

function RowOf({ title, ids }: { title: string; ids: readonly string[] }) {
  const shown = ids.slice(0, SHOWN);
  const query = useQuery({ ...productsByIdQuery(shown), enabled: shown.length > 0 });
  return <ProductsRow title={title} query={query} />;
}

/** What the shopper bought and viewed, and suggestions. These stay as they are while the shopper presses hearts. */
export function HistoryRows({ history }: { history: ShopperHistory }) {
  const [origins] = useState(() => originsOf(history));
  const suggested = useQuery(suggestedProductsQuery(origins));
  return (
    <>
      <RowOf title="Buy again" ids={history.bought} />
      <ViewedRow ids={history.viewed} />
      <ProductsRow
        title={origins.length > 0 ? 'You may also like' : 'Popular at the moment'}
        text={origins.length > 0 ? 'From what you saved, bought and viewed' : undefined}
        query={suggested}
      />
    </>
  );
}
