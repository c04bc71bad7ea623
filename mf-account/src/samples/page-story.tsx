import { TestShop } from '@saltbush/shared-ui/testing';
import type { Decorator } from '@storybook/react-vite';

/** What a page gets that is asked for without parameters. */
export const PAGE_ARGS = { params: {}, search: new URLSearchParams() };

/** Stands a page's story where the shell stands the page: in the document's main part. */
export const asPage: Decorator = (Story) => (
  <main>
    <TestShop>
      <Story />
    </TestShop>
  </main>
);
