import { Loading, ProductGridSkeleton } from '@saltbush/shared-ui/design/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';
import { CardRow } from '../../../shared/cards/CardRow';
import { isPromotable } from '../../../shared/cards/promotable';

interface ProductsRowProps {
  title: string;
  text?: string;
  query: UseQueryResult<CardFieldsFragment[]>;
}

/** A row of the products that a query finds; without them, nothing. Medicines that may not be advertised are left out. */
export function ProductsRow({ title, text, query: { data, isLoading } }: ProductsRowProps) {
  if (isLoading)
    return (
      <Loading label={`Loading ${title}`}>
        <ProductGridSkeleton count={4} />
      </Loading>
    );
  return <CardRow title={title} text={text} cards={data?.filter(isPromotable) ?? []} />;
}
