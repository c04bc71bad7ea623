import type { World } from '../world';
import { ACCOUNT } from './account';
import { CARE, CHARGES } from './care';
import { CONTENT } from './content';
import { DIARY } from './diary';
import { PRODUCTS } from './products';
import { PROMOTION_READS, PROMOTIONS } from './promotions';
import { QUERIES } from './queries';
import { AUTODELIVERIES, PROGRAMS } from './repeating';
import type { Sample, Samples } from './sample';
import { SELLING } from './selling';
import { VOUCHER_READS, VOUCHERS } from './vouchers';

const input =
  (sample: Sample): Sample =>
  async (world) => ({ input: await sample(world) });

const withInput = (samples: Samples, prefix = '') =>
  Object.entries(samples).map(([name, sample]) => [prefix + name, input(sample)] as const);

/** Arguments of each operation that needs any, referring to the owner's data. */
export const SAMPLES: ReadonlyMap<string, Sample> = new Map([
  ...Object.entries({ ...QUERIES, ...PROMOTION_READS, ...VOUCHER_READS }),
  ...withInput({
    ...SELLING,
    ...PRODUCTS,
    ...PROMOTIONS,
    ...VOUCHERS,
    ...CONTENT,
    ...ACCOUNT,
    ...DIARY,
    ...CARE,
    ...CHARGES,
  }),
  ...withInput(PROGRAMS, 'journey_subscriptions_'),
  ...withInput(AUTODELIVERIES, 'autodeliveries_'),
  ['health_draft_delete', async (world: World) => ({ booking_type: (await world.draft()).booking_type })],
  ['users_log_out', () => ({ input: {} })],
  ['product_views_create', async (world: World) => ({ product_id: await world.product('magnesium') })],
  ['product_views_delete', async (world: World) => ({ product_id: await world.liked() })],
  ['product_views_merge', async (world: World) => ({ product_ids: [await world.product('magnesium')] })],
  [
    'product_stock_notification',
    async (world: World) => ({ product_id: await world.product('outOfStock'), email: 'a@example.com' }),
  ],
]);
