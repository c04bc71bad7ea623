import { randomUUID } from 'node:crypto';
import type { World } from '../world';
import type { Samples } from './sample';

const ID = 'mobile-promo';
const TEXTS = {
  mobilePromoImage: '/media/scene/promo.svg',
  mobilePromoImageAlt: 'Bonus points',
  mobilePromoTargetLink: '/brands',
  mobilePromoDisclaim: '',
  mobilePromoDisclaimTargetLink: '',
};
const VALUE = { fields: TEXTS, items: [] };

/** Gives the entry a draft, planned or not, and a version before. @returns what a step of it takes */
async function drafted(world: World, { isPlanned = false } = {}) {
  const by = { staff_id: 's', staff_name: 'Sam' };
  const at = new Date('2026-11-01');
  const plan = isPlanned ? { ...by, from: new Date('2030-01-01') } : null;
  const draft = { value: VALUE, at, plan, ...by };
  const versions = [{ number: 1, value: VALUE, at: null, staff_name: null }];
  const entry = { version: 1, key: randomUUID(), changed_at: at, draft, versions, ...by };
  await world
    .collection('content_entries')
    .updateOne({ _id: ID as never }, { $set: entry }, { upsert: true });
  return { key: randomUUID(), content_id: ID, expected_version: 1 };
}

/** Inputs for the desk of the content. */
export const CONTENT: Samples = {
  staff_content_save_draft: async (world) => {
    const fields = Object.entries(TEXTS).map(([name, value]) => ({ name, value }));
    return { ...(await drafted(world)), value: { fields, items: [] } };
  },
  staff_content_discard_draft: (world) => drafted(world),
  staff_content_publish: (world) => drafted(world),
  staff_content_cancel_plan: (world) => drafted(world, { isPlanned: true }),
  staff_content_restore: async (world) => ({ ...(await drafted(world)), number: 1 }),
};
