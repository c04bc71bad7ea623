import type { UseQueryResult } from '@tanstack/react-query';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';
import { CardRow, type CardRowProps } from '../../../shared/cards/CardRow';
import { CardRowSkeleton } from '../../../shared/cards/CardRowSkeleton';
import { isPromotable } from '../../../shared/cards/promotable';

interface ProductsRowProps extends Omit<CardRowProps, 'cards'> {
  query: UseQueryResult<CardFieldsFragment[]>;
}

/** A row of the products that a query finds; without them, nothing. Medicines that may not be advertised are left out. */
export function ProductsRow({ query: { data, isLoading }, ...row }: ProductsRowProps) {
  if (isLoading) return <CardRowSkeleton label={`Loading ${row.title}`} />;
  return <CardRow {...row} cards={data?.filter(isPromotable) ?? []} />;
}
