import { randomUUID } from 'node:crypto';
import { PROMOTION_MESSAGES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { DRAFT, promotionDesk } from '../../../../test/shop/counter/promotion-desk';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const desk = promotionDesk(shop);
const stored = () => shop.db.collection<{ _id: number }>('promotions');

describe('a draft', () => {
  it('is saved once per key, also by requests at the same time [promotions-01]', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.save({ key })));
    const ids = answers.map((answer) => at<string>(answer, 'staff_promotions_save.promotion.promotion.id'));
    expect(new Set(ids).size).toBe(1);
    expect(await stored().countDocuments({ request_key: key })).toBe(1);
  });

  it('has an id of its own, also after one was discarded', async () => {
    const first = await desk.draft([]);
    expect(failure(await desk.discard(first))).toBeUndefined();
    expect(at(await desk.discard(first), 'staff_promotions_discard.promotion_id')).toBe(first);
    const ids = await Promise.all([desk.draft([]), desk.draft([])]);
    expect(new Set([first, ...ids]).size).toBe(3);
  });

  it('is shown to no shopper', async () => {
    const id = await shop.product();
    const draft = await desk.draft([id]);
    const guest = shop.guest();
    const cart = await guest.newCart();
    await guest.add(cart, id, 2);
    await shop.services.reference.reload();
    expect(at(await guest.cart(cart, 'discount_total items { matched_promotion { id } }'), 'cart')).toEqual({
      discount_total: 0,
      items: [{ matched_promotion: null }],
    });
    const page = await guest.send('query ($id: ID!) { promotions(id: $id) { id } }', { id: draft });
    expect(page.data).toEqual({ promotions: null });
  });

  it('is refused with the field that is wrong', async () => {
    const medicine = await shop.product({ schedule: '4', name: 'Atorvastatin' });
    const practitioner = await shop.product({ is_practitioner: true, name: 'Deep sleep' });
    const refused = async (over: object) => (await desk.save(over)).errors?.[0]?.extensions.fields;
    expect(await refused({ until: DRAFT.from })).toEqual({ until: PROMOTION_MESSAGES.backwards });
    expect(await refused({ percent: 91 })).toHaveProperty('percent');
    expect(await refused({ product_ids: [String(medicine), String(practitioner)] })).toEqual({
      product_ids: expect.stringMatching(/can’t be in a promotion: Atorvastatin, Deep sleep$/),
    });
    expect(await refused({ product_ids: ['99999999'] })).toHaveProperty('product_ids');
    expect(await refused({ product_ids: Array.from({ length: 201 }, () => '1') })).toHaveProperty(
      'product_ids',
    );
    expect(await refused({ key: 'short' })).toHaveProperty('key');
  });

  it('that a colleague has changed is not overwritten: it says who and when [promotions-04]', async () => {
    const id = await desk.draft([]);
    const again = { promotion_id: id, version: 1 };
    const answers = await Promise.all(
      [1, 2, 3].map((n) => desk.save({ ...again, display_title: `Title ${n}` })),
    );
    const failures = answers.map(failure).filter((one) => one !== undefined);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toEqual({
      code: 'PROMOTION_MOVED',
      message: expect.stringMatching(/^Una User changed this promotion on Tuesday 24 November 2026, /),
    });
    expect(failure(await desk.discard(id, 1))?.code).toBe('PROMOTION_MOVED');
    expect(failure(await desk.publish(id, 1))?.code).toBe('PROMOTION_MOVED');
  });

  it('that was saved without an answer takes what was entered since, under the same key', async () => {
    const key = crypto.randomUUID();
    const send = (over: object) => desk.save({ key, ...over });
    const first = at<string>(await send({ percent: 30 }), 'staff_promotions_save.promotion.promotion.id');
    const [same, corrected] = [await send({ percent: 30 }), await send({ percent: 20 })];
    expect(at(same, 'staff_promotions_save.promotion.version')).toBe(1);
    expect(at(corrected, 'staff_promotions_save.promotion')).toMatchObject({
      version: 2,
      promotion: { id: first, numbers: { percent: 20 } },
    });
    expect(failure(await send({ percent: 10 }))?.code).toBe('PROMOTION_MOVED');
  });

  it('warns of more than half off, and that points come on top', async () => {
    const id = await shop.product({ name: 'Zinc' });
    const points = { kind: 'bonus_points', points: 50 };
    const other = await desk.draft([id], { ...points, display_title: 'Points' });
    expect(failure(await desk.publish(other))).toBeUndefined();
    const answer = await desk.save({ percent: 60, product_ids: [String(id)] });
    expect(at(answer, 'staff_promotions_save.promotion.warnings')).toEqual([
      'Also in “Points”: Zinc. Customers get both.',
      'More than half off: Zinc.',
    ]);
  });

  it('says which products are in another promotion, withdrawn, or no dearer than the bundle', async () => {
    const both = await shop.product({ name: 'Zinc' });
    const gone = await shop.product({ name: 'Iron', status: 'Disabled' });
    const other = await desk.draft([both], { display_title: 'Other' });
    expect(failure(await desk.publish(other))).toBeUndefined();
    const bundle = { kind: 'n_for_price', n: 2, price: 2000 };
    const answer = await desk.save({ ...bundle, product_ids: [both, gone].map(String) });
    expect(at(answer, 'staff_promotions_save.promotion.warnings')).toEqual([
      expect.stringMatching(/^Also in “Other”: Zinc\./),
      'Withdrawn from sale: Iron.',
      'The bundle saves nothing on its own for: Zinc, Iron.',
    ]);
  });
});

it('lists promotions by state, page by page', async () => {
  const made = [await desk.draft([]), await desk.draft([])];
  const list = (args: string) =>
    desk.people.editor.send(`{ staff_promotions(${args}) { next data { id state } } }`);
  const first = await list('show: draft, first: 1');
  expect(at(first, 'staff_promotions.data')).toEqual([{ id: made[1], state: 'draft' }]);
  const second = await list(`show: draft, first: 1, after: "${at(first, 'staff_promotions.next')}"`);
  expect(at(second, 'staff_promotions.data.0.id')).toBe(made[0]);
  expect(failure(await list('after: "nowhere"'))?.code).toBe('INVALID_INPUT');
  const running = at<{ state: string }[]>(await list('first: 3'), 'staff_promotions.data');
  expect(running.map(({ state }) => state)).toEqual(['running', 'running', 'running']);
});
