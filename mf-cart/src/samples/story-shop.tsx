import type { Decorator } from '@storybook/react-vite';
import type { Cart } from '../shared/cart/cart';
import { sampleCart } from './cart';
import { createSampleApi, type SampleApi } from './sample-api';
import { SampleShop, startSampleShop } from './sample-shop';

export const inShop: Decorator = (Story) => (
  <SampleShop>
    <Story />
  </SampleShop>
);

interface StoryShop {
  cart?: Partial<Cart>;
  signedIn?: boolean;
  hasCart?: boolean;
  impersonated?: boolean;
  prepare?: (api: SampleApi) => void;
}

/** Returns a story's `beforeEach`, which starts a fresh sample shop with this cart. */
export const shopWith =
  ({ cart, prepare, ...options }: StoryShop = {}) =>
  () => {
    const api = createSampleApi(sampleCart(cart));
    prepare?.(api);
    startSampleShop(api, options);
  };
