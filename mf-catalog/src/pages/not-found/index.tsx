import { Container, EmptyState } from '@saltbush/shared-ui/design/core';
import { definePage } from '@saltbush/shared-ui/platform';

function NotFoundPage() {
  return (
    <Container>
      <EmptyState title="We can’t find that page" headingLevel={2} />
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ status: 404, head: { title: 'Page not found | Saltbush Health', robots: 'noindex' } }),
  Component: NotFoundPage,
});
