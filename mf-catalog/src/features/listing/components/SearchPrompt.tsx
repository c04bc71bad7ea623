import { Container, EmptyState } from '@saltbush/shared-ui/design/core';
import { FindProducts } from '../../../shared/find-products/FindProducts';

/** A search field and the departments: the search results page without a query, and the page of all departments. */
export function SearchPrompt({ title }: { title: string }) {
  return (
    <Container>
      <EmptyState title={title} picture="search" headingLevel={1} action={<FindProducts />} />
    </Container>
  );
}
