import { CONTENT_WORDS } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { BANNER, contentDesk } from '../../../../test/shop/counter/content-desk';
import { failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { plannedContent } from '../../../jobs/planned-content';

const shop = testShop();
const desk = contentDesk(shop);
const titleNow = async (): Promise<string> => {
  const { data } = await shop.request('{ home { sections { id title } } }');
  return data.home.sections.find(({ id }: { id: string }) => id === 'hero-morning').title;
};

/** Runs the job at a moment. */
async function runAt(moment: string): Promise<void> {
  const now = shop.clock.current;
  shop.clock.current = new Date(moment);
  await plannedContent(shop.services)?.run(new AbortController().signal);
  // Sign-ins would have ended.
  shop.clock.current = now;
}

const plan = async (title: string, from: string) => {
  await desk.save(BANNER, { title });
  return desk.publish(BANNER, { from });
};

describe('content from a moment on [roles-16]', () => {
  it('is shown by itself at that moment of the pharmacy, with summer time', async () => {
    expect(failure(await plan('Happy new year', '2027-01-01T00:00'))).toBeUndefined();
    const planned = await desk.entry(BANNER);
    expect(planned.draft).toMatchObject({ planned_for: '2026-12-31T13:00:00.000Z', planned_by: 'Una User' });
    expect(planned.versions).toEqual([]);
    await runAt('2026-12-31T12:59:59Z');
    expect(await titleNow()).not.toBe('Happy new year');
    await runAt('2026-12-31T13:00:00Z');
    expect(await titleNow()).toBe('Happy new year');
    const { draft, versions } = await desk.entry(BANNER);
    expect(draft).toBeNull();
    expect(versions[0]).toMatchObject({
      ...{ number: 2, at: '2026-12-31T13:00:00.000Z', staff_name: 'Una User' },
    });
  });

  it('is shown once, by whichever process comes first', async () => {
    await plan('Only once', '2026-11-25T09:30');
    const now = shop.clock.current;
    shop.clock.current = new Date('2026-11-24T22:30:00Z');
    const job = plannedContent(shop.services);
    await Promise.all([1, 2, 3].map(() => job?.run(new AbortController().signal)));
    shop.clock.current = now;
    expect(await titleNow()).toBe('Only once');
    const { versions } = await desk.entry(BANNER);
    expect(versions.filter(({ number }) => number === versions[0]?.number)).toHaveLength(1);
    expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('is not changed while it is planned, and stays a draft when the plan is cancelled', async () => {
    await plan('Not yet', '2026-12-24T08:00');
    for (const answer of [
      await desk.save(BANNER, { title: 'Another' }),
      await desk.publish(BANNER),
      await desk.step('staff_content_discard_draft', BANNER),
      await desk.step('staff_content_restore', BANNER, { number: 1 }),
    ])
      expect(failure(answer)?.code).toBe('CONTENT_PLANNED');
    expect(failure(await desk.step('staff_content_cancel_plan', BANNER))).toBeUndefined();
    expect(failure(await desk.step('staff_content_cancel_plan', BANNER))?.code).toBe('CONTENT_NOT_PLANNED');
    const before = await titleNow();
    await runAt('2026-12-25T00:00:00Z');
    expect(await titleNow()).toBe(before);
    expect((await desk.entry(BANNER)).draft).toMatchObject({ planned_for: null });
  });

  it('stays a draft if what it leads to is gone by then [roles-18]', async () => {
    const id = await shop.product({});
    const product = await shop.db.collection<{ _id: number; slug: string }>('products').findOne({ _id: id });
    await desk.save(BANNER, { title: 'Soon gone', targetLink: `/products/${product?.slug}` });
    expect(failure(await desk.publish(BANNER, { from: '2026-12-20T08:00' }))).toBeUndefined();
    await shop.db
      .collection<{ _id: number }>('products')
      .updateOne({ _id: id }, { $set: { status: 'Disabled' } });
    const before = await titleNow();
    await runAt('2026-12-20T00:00:00Z');
    expect(await titleNow()).toBe(before);
    expect((await desk.entry(BANNER)).draft).toMatchObject({ planned_for: null });
  });

  it.each([
    ['2026-11-24T09:00', CONTENT_WORDS.moment_invalid],
    ['2027-11-30T09:00', CONTENT_WORDS.moment_invalid],
    ['2027-02-30T09:00', CONTENT_WORDS.moment_invalid],
    ['2027-10-03T02:30', CONTENT_WORDS.moment_skipped],
    ['tomorrow', CONTENT_WORDS.moment_invalid],
  ])('is not planned for %s', async (from, message) => {
    expect(failure(await plan('Never', from))).toEqual({ code: 'INVALID_INPUT', message });
  });
});
