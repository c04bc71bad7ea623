import { Container, EmptyState } from '@saltbush/shared-ui/design/core';
import { FindAnother } from '../finding/FindAnother';

/** Says that there is no such page, and offers ways on. */
export function NotFoundState({ title = 'We can’t find that page' }: { title?: string }) {
  return (
    <Container>
      <EmptyState title={title} picture="lost" headingLevel={1} action={<FindAnother />}>
        It may have moved, or the address may be mistyped. Try a search or one of these.
      </EmptyState>
    </Container>
  );
}
