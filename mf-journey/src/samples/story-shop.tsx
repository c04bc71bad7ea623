import type { Decorator } from '@storybook/react-vite';
import { SampleShop } from './sample-shop';

/** Puts a story or test into the surroundings of the shop. */
export const inShop: Decorator = (Story) => (
  <SampleShop>
    <Story />
  </SampleShop>
);
