import { TestShop } from '@saltbush/shared-ui/testing';
import type { Decorator } from '@storybook/react-vite';
import { ACCOUNT_SLOTS } from './account-slots';

/** Puts a story or test into the surroundings of the shop. */
export const inShop: Decorator = (Story) => (
  <TestShop slots={ACCOUNT_SLOTS}>
    <Story />
  </TestShop>
);
