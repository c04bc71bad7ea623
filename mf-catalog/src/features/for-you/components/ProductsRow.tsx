import type { UseQueryResult } from '@tanstack/react-query';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';
import { CardRow } from '../../../shared/cards/CardRow';
import { CardRowSkeleton } from '../../../shared/cards/CardRowSkeleton';
import { isPromotable } from '../../../shared/cards/promotable';

interface ProductsRowProps {
  title: string;
  text?: string;
  query: UseQueryResult<CardFieldsFragment[]>;
}

/** A row of the products that a query finds; without them, nothing. Medicines that may not be advertised are left out. */
export function ProductsRow({ title, text, query: { data, isLoading } }: ProductsRowProps) {
  if (isLoading) return <CardRowSkeleton label={`Loading ${title}`} />;
  return <CardRow title={title} text={text} cards={data?.filter(isPromotable) ?? []} />;
}
