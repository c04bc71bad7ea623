import { Container, EmptyState } from '@saltbush/shared-ui/design/core';
import { FindProducts } from '../find-products/FindProducts';

/** The "not found" state of a page, with a search field and popular categories. */
export function NotFoundState({ title = 'We can’t find that page' }: { title?: string }) {
  return (
    <Container>
      <EmptyState title={title} picture="lost" headingLevel={1} action={<FindProducts />}>
        It may have moved, or the address may be mistyped. Try a search or one of these.
      </EmptyState>
    </Container>
  );
}
