import type { UseQueryResult } from '@tanstack/react-query';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';
import type { CardRowProps } from '../../../shared/cards/CardRow';
import { LoadedCardRow } from '../../../shared/cards/LoadedCardRow';
import { isPromotable } from '../../../shared/cards/promotable';

interface ProductsRowProps extends Omit<CardRowProps, 'cards'> {
  query: UseQueryResult<CardFieldsFragment[]>;
}

/** A row of the products that a query finds; without them, nothing. Medicines that may not be advertised are left out. */
export const ProductsRow = ({ query: { data = [], isLoading }, ...row }: ProductsRowProps) => (
  <LoadedCardRow {...row} cards={data.filter(isPromotable)} isLoading={isLoading} />
);
