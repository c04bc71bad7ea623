import { TestShop } from '@saltbush/shared-ui/testing';
import type { Decorator } from '@storybook/react-vite';
import { ACCOUNT_SLOTS } from './account-slots';

/** Decorator that renders a story within the shop's environment. */
export const inShop: Decorator = (Story) => (
  <TestShop slots={ACCOUNT_SLOTS}>
    <Story />
  </TestShop>
);
