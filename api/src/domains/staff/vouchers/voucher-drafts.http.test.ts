import { randomUUID } from 'node:crypto';
import { PROMOTION_MESSAGES, VOUCHER_LIMIT_MESSAGES, VOUCHER_MESSAGES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { newCode, VOUCHER, voucherDesk } from '../../../../test/shop/counter/voucher-desk';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const desk = voucherDesk(shop);
const refused = async (over: object) => (await desk.save(over)).errors?.[0]?.extensions.fields;

describe('a draft of a voucher', () => {
  it('is saved once per key, also by requests at the same time [vouchers-04]', async () => {
    const given = { key: randomUUID(), code: newCode() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.save(given)));
    const ids = answers.map((answer) => at<string>(answer, 'staff_vouchers_save.voucher.voucher.id'));
    expect(new Set(ids).size).toBe(1);
    expect(await shop.collection('offers').countDocuments({ request_key: given.key })).toBe(1);
  });

  it('has a code of its own in any case, also drafts and the sample offers have [vouchers-05]', async () => {
    const code = newCode();
    await desk.draft({ code });
    expect(await refused({ code: ` ${code.toLowerCase()} ` })).toEqual({ code: VOUCHER_MESSAGES.taken });
    expect(await refused({ code: 'welcome10' })).toEqual({ code: VOUCHER_MESSAGES.taken });
    const rivals = newCode();
    const answers = await Promise.all([1, 2, 3].map(() => desk.save({ code: rivals })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const other = await desk.draft();
    const moved = await desk.save({ voucher_id: other, version: 1, code });
    expect(moved.errors?.[0]?.extensions.fields).toEqual({ code: VOUCHER_MESSAGES.taken });
    expect(at(await desk.read(other), 'staff_voucher.version')).toBe(1);
  });

  it('is refused with the field that is wrong [vouchers-05]', async () => {
    for (const code of ['ABC', 'A B C D', 'ÄBCD', 'A'.repeat(21)])
      expect(await refused({ code })).toEqual({ code: VOUCHER_MESSAGES.code });
    expect(await refused({ percent: 91 })).toEqual({ percent: VOUCHER_MESSAGES.percent });
    expect(await refused({ percent: null })).toEqual({ percent: VOUCHER_MESSAGES.percent });
    expect(await refused({ min_spend: -1 })).toEqual({ min_spend: VOUCHER_MESSAGES.min_spend });
    expect(await refused({ category_id: '99999999' })).toEqual({ category_id: VOUCHER_MESSAGES.category });
    expect(await refused({ until: VOUCHER.from })).toEqual({ until: PROMOTION_MESSAGES.backwards });
    expect(await refused({ max_uses: 0 })).toEqual({ max_uses: VOUCHER_LIMIT_MESSAGES.all });
    expect(await refused({ max_uses_per_customer: 21 })).toEqual({
      max_uses_per_customer: VOUCHER_LIMIT_MESSAGES.each,
    });
    expect(await refused({ max_uses: 1, max_uses_per_customer: 2 })).toEqual({
      max_uses_per_customer: VOUCHER_LIMIT_MESSAGES.each_above,
    });
    expect(await refused({ name: ' ', description: 'a'.repeat(161) })).toEqual({
      name: VOUCHER_MESSAGES.text,
      description: 'Please enter at most 160 characters',
    });
    expect(await refused({ key: 'short' })).toHaveProperty('key');
  });

  it('is entered by no shopper, and changes its code until it is published [vouchers-04]', async () => {
    const [first, second] = [newCode(), newCode()];
    const id = await desk.draft({ code: first, max_uses: 3 });
    const guest = shop.guest();
    const cart = await guest.newCart();
    await guest.add(cart, await shop.product());
    const enter = (code: string) =>
      guest.run('cart_set_offer_by_code', { cart_uuid: cart, code }, 'cart { offer_code discount_total }');
    expect(failure(await enter(first))?.message).toBe('This offer code is not valid.');
    const saved = await desk.save({ voucher_id: id, version: 1, code: second });
    expect(at(saved, 'staff_vouchers_save.voucher')).toMatchObject({
      version: 2,
      voucher: { id, code: second, max_uses: null },
    });
    await desk.publish(id, 2);
    expect(failure(await enter(first))?.message).toBe('This offer code is not valid.');
    expect(at(await enter(second), 'cart_set_offer_by_code.cart')).toEqual({
      offer_code: second,
      discount_total: 100,
    });
  });

  it('that a colleague has changed is not overwritten: it says who and when [vouchers-06]', async () => {
    const [id, code] = [await desk.draft(), newCode()];
    const again = { voucher_id: id, version: 1, code };
    const answers = await Promise.all([1, 2, 3].map((n) => desk.save({ ...again, name: `Name ${n}` })));
    const failures = answers.map(failure).filter((one) => one !== undefined);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toEqual({
      code: 'VOUCHER_MOVED',
      message: expect.stringMatching(/^Una User changed this voucher on Tuesday 24 November 2026, /),
    });
    expect(failure(await desk.discard(id, 1))?.code).toBe('VOUCHER_MOVED');
    expect(failure(await desk.publish(id, 1))?.code).toBe('VOUCHER_MOVED');
    expect(failure(await desk.discard(id, 2))).toBeUndefined();
    expect(failure(await desk.discard(id, 2))).toBeUndefined();
    expect(failure(await desk.read(id))?.code).toBe('NOT_FOUND');
  });

  it('warns of more than half off, of no limit and of a code that can be guessed', async () => {
    const warned = await desk.save({ code: newCode().slice(-6), percent: 60 });
    expect(at(warned, 'staff_vouchers_save.voucher.warnings')).toEqual([
      'It takes more than half off.',
      'It has no limit: everyone can use it with every order until it ends.',
      'The code is short enough to be guessed. A generated one is not.',
    ]);
    const safe = await desk.save({ code: `LONG${newCode()}`, max_uses: 10 });
    expect(at(safe, 'staff_vouchers_save.voucher.warnings')).toEqual([]);
  });

  it('is tried with a cart by the pricing of carts: nothing off medicines, and why [selling-17]', async () => {
    const zinc = await shop.product();
    const medicine = await shop.product({ schedule: '3', is_pharmacy: true });
    const id = await desk.draft({ min_spend: 3000 });
    expect(at(await desk.preview(id, [[zinc, 2]]), 'staff_voucher_preview')).toMatchObject({
      without: 2000,
      with: 2000,
      refusal: 'Spend $10.00 more on items of this offer to use it.',
    });
    const tried = await desk.preview(id, [
      [zinc, 3],
      [medicine, 1],
    ]);
    expect(at(tried, 'staff_voucher_preview')).toMatchObject({
      refusal: null,
      is_delivery_free: false,
      lines: [
        { quantity: 3, without: 3000, with: 2700 },
        { without: 1000, with: 1000 },
      ],
    });
  });
});

it('lists vouchers by state, page by page', async () => {
  const made = [await desk.draft(), await desk.draft()];
  const first = await desk.list('show: draft, first: 1');
  expect(at(first, 'staff_vouchers.data.0.id')).toBe(made[1]);
  const next = await desk.list(`show: draft, first: 1, after: "${at(first, 'staff_vouchers.next')}"`);
  expect(at(next, 'staff_vouchers.data.0.id')).toBe(made[0]);
  expect(failure(await desk.list('after: "nowhere"'))?.code).toBe('INVALID_INPUT');
  const running = at<{ code: string }[]>(await desk.list('show: running'), 'staff_vouchers.data');
  expect(running.map(({ code }) => code)).toEqual(expect.arrayContaining(['WELCOME10', 'FREESHIP', 'VIT20']));
});
