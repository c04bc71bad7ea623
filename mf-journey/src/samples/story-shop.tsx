import type { Decorator } from '@storybook/react-vite';
import { ACCOUNT_SLOTS } from './account-slots';
import { SampleShop } from './sample-shop';

/** Puts a story or test into the surroundings of the shop. */
export const inShop: Decorator = (Story) => (
  <SampleShop slots={ACCOUNT_SLOTS}>
    <Story />
  </SampleShop>
);
