import { randomUUID } from 'node:crypto';
import { storedOffer } from '../../shop/counter/offers';
import type { World } from '../world';
import type { Samples } from './sample';

/** Stores a voucher and returns its id. */
async function stored(world: World, over: object): Promise<string> {
  const { _id, ...offer } = storedOffer();
  await world.collection('offers').insertOne({ _id: _id as never, ...offer, version: 1, ...over });
  return String(offer.id);
}

const draft = async (world: World) => ({ voucher_id: await stored(world, { is_draft: true }), version: 1 });
const published = async (world: World) => ({ voucher_id: await stored(world, {}), version: 1 });

/** Arguments of its queries. */
export const VOUCHER_READS: Samples = {
  staff_voucher: async (world) => ({ id: await stored(world, { is_draft: true }) }),
  staff_voucher_preview: async (world) => ({
    input: {
      voucher_id: await stored(world, { is_draft: true }),
      lines: [{ product_id: await world.product('magnesium'), quantity: 2 }],
    },
  }),
};

/** Inputs for the desk of vouchers. */
export const VOUCHERS: Samples = {
  staff_vouchers_save: async () => ({
    ...{
      key: randomUUID(),
      version: 0,
      code: `S${randomUUID().slice(0, 8)}`,
      name: 'Ten',
      description: 'Ten off.',
    },
    ...{ from: '2026-12-01T09:00', until: '2027-02-01T09:00', kind: 'percent_off', percent: 10 },
    ...{ first_order_only: false, is_listed: false },
  }),
  staff_vouchers_discard: draft,
  staff_vouchers_publish: draft,
  staff_vouchers_change: async (world) => ({
    ...(await published(world)),
    ...{ name: 'Ten', description: 'Ten off.', until: '2027-03-01T09:00' },
  }),
  staff_vouchers_end: published,
};
