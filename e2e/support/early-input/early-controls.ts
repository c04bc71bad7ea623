import type { EarlyControl } from './effects';
import { HOME_CONTROLS } from './home-controls';
import { LISTING_CONTROLS } from './listing-controls';
import { PRODUCT_CONTROLS } from './product-controls';

/** Every kind of control of the main job that is in a page's server markup. */
export const EARLY_CONTROLS: Record<string, EarlyControl> = {
  ...PRODUCT_CONTROLS,
  ...LISTING_CONTROLS,
  ...HOME_CONTROLS,
};
