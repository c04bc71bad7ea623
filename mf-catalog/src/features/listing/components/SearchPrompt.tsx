import { Container, EmptyState } from '@saltbush/shared-ui/design/core';
import { FindAnother } from '../../../shared/finding/FindAnother';

/** The results page without a query. */
export function SearchPrompt() {
  return (
    <Container>
      <EmptyState
        title="What are you looking for?"
        picture="search"
        headingLevel={1}
        action={<FindAnother />}
      />
    </Container>
  );
}
