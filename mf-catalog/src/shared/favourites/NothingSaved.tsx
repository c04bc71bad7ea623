import { EmptyState } from '@saltbush/shared-ui/design/core';
import { FindProducts } from '../find-products/FindProducts';

/** In place of the cards of an account without favourites. */
export const NothingSaved = ({ headingLevel }: { headingLevel?: 2 | 3 }) => (
  <EmptyState title="Nothing saved yet" picture="heart" headingLevel={headingLevel} action={<FindProducts />}>
    Press the heart of a product to find it here again, on all your devices.
  </EmptyState>
);
