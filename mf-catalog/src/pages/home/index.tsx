import { Container, Heading } from '@saltbush/shared-ui/design/core';
import { definePage } from '@saltbush/shared-ui/platform';
import { useId, useState } from 'react';

function HomePage() {
  const [count, setCount] = useState(0);
  return (
    <Container>
      <Heading level={1}>Saltbush Health</Heading>
      <button id={useId()} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <a href="/nowhere">nowhere</a> <a href="/cart">cart</a>
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: 'Saltbush Health', description: 'Online pharmacy' } }),
  Component: HomePage,
});
