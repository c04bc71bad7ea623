import { TestShop } from '@saltbush/shared-ui/testing';
import type { Decorator } from '@storybook/react-vite';

/** Props of a page without parameters. */
export const PAGE_ARGS = { params: {}, search: new URLSearchParams() };

/** Renders a page's story inside the main element, as the shell does. */
export const asPage: Decorator = (Story) => (
  <main>
    <TestShop>
      <Story />
    </TestShop>
  </main>
);
