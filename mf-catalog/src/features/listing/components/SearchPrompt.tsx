import { Container, EmptyState } from '@saltbush/shared-ui/design/core';
import { FindProducts } from '../../../shared/find-products/FindProducts';

/** The search results page without a query. */
export function SearchPrompt() {
  return (
    <Container>
      <EmptyState
        title="What are you looking for?"
        picture="search"
        headingLevel={1}
        action={<FindProducts />}
      />
    </Container>
  );
}
