import { randomUUID } from 'node:crypto';
import type { World } from '../world';
import type { Samples } from './sample';

const WORDS = {
  display_title: 'Pairs save 10%',
  display_info: 'Two or more of the same.',
  met_message: '10% off is included.',
  unmet_message: 'Buy 2 to save 10%.',
};
/** Counts down: the shop gives ids above the highest. */
let nextId = 700_000;

/** Stores a promotion and returns its id. */
async function stored(world: World, over: object): Promise<string> {
  nextId -= 1;
  const id = nextId;
  const product_ids = [Number(await world.product('magnesium'))];
  await world.collection('promotions').insertOne({
    ...{ _id: id as never, slug: `sample-${id}`, ...WORDS, version: 1, product_ids },
    ...{ rule: { kind: 'buy_n_save_percent', n: 2, percent: 10 }, mix_and_match: false },
    ...{ starts_at: new Date('2026-11-01'), end_date: new Date('2027-06-01') },
    ...over,
  });
  return String(id);
}

const draft = async (world: World) => ({ promotion_id: await stored(world, { is_draft: true }), version: 1 });
const published = async (world: World) => ({ promotion_id: await stored(world, {}), version: 1 });

/** Arguments of its queries. */
export const PROMOTION_READS: Samples = {
  staff_promotion: async (world) => ({ id: await stored(world, { is_draft: true }) }),
  staff_promotion_preview: async (world) => ({
    input: {
      promotion_id: await stored(world, { is_draft: true }),
      lines: [{ product_id: await world.product('magnesium'), quantity: 2 }],
    },
  }),
};

/** Inputs for the desk of promotions. */
export const PROMOTIONS: Samples = {
  staff_promotions_save: async (world) => ({
    ...{ key: randomUUID(), version: 0, ...WORDS, mix_and_match: false },
    ...{ from: '2026-12-01T09:00', until: '2027-02-01T09:00', kind: 'bonus_points', points: 50 },
    product_ids: [await world.product('magnesium')],
  }),
  staff_promotions_discard: draft,
  staff_promotions_publish: draft,
  staff_promotions_change: async (world) => ({
    ...(await published(world)),
    ...WORDS,
    until: '2027-03-01T09:00',
  }),
  staff_promotions_end: published,
};
