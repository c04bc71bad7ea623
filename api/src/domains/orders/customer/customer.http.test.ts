import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { ADDRESS, at, failure, type GraphQLAnswer, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import type { OrderDocument } from '../documents';
import { receiveReturn } from '../returns/receive-return';

const shop = testShop();
const DAY_MS = 24 * 60 * 60_000;

const orders = () => shop.db.collection<OrderDocument>('orders');
const FIELDS = `reference state refund_total can_cancel can_set_address items { name line returnable_quantity }
  shipping_address { address_1 postcode } returns { code state lines { line quantity reason } } refunds { amount reason }`;

async function placed(by: Shopper, product: object = {}, quantity = 2) {
  const answer = await by.place(await by.readyCart(await shop.product(product), quantity));
  const reference = at<string>(answer, 'checkout_place_order.order.reference');
  const mails = await mailsTo(shop.services, by.email);
  const mail = mails.find(
    ({ template, text }) => template === 'order_confirmation' && text.includes(reference),
  );
  const token = /\/order-lookup#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { reference, token, mail };
}
const byLink = (who: Shopper, token: string) =>
  who.send(`query ($token: String!) { order_by_link(token: $token) { ${FIELDS} link_token } }`, { token });
const change = (who: Shopper, name: string, input: object) => who.run(name, input, `order { ${FIELDS} }`);
const codeOf = (answer: GraphQLAnswer) => failure(answer)?.code;

const deliver = (reference: string) => {
  const step = { state: 'delivered' as const, at: shop.clock.now() };
  return orders().updateOne({ reference }, { $set: { state: 'delivered' }, $push: { timeline: step } });
};

describe('the link in a mail', () => {
  it('opens its one order on any device for 30 days, for guests and the signed-out [consent-09]', async () => {
    const guest = shop.guest();
    const { reference, token, mail } = await placed(guest);
    const { shopper: stranger } = await shop.user();
    for (const who of [shop.guest(), stranger]) {
      expect(at(await byLink(who, token), 'order_by_link.reference')).toBe(reference);
    }
    expect(mail?.text).not.toContain(`${reference}#`);
    expect(token).not.toContain(reference);
    shop.clock.advance(30 * DAY_MS);
    expect(failure(await byLink(guest, token))).toEqual({
      code: 'LINK_EXPIRED',
      message: 'This link has expired.',
    });
    for (const wrong of [`${token}x`, token.slice(1), '']) {
      expect(codeOf(await byLink(guest, wrong))).toBe('LINK_INVALID');
    }
  });

  it('names no medicine that the mail does not name, and changes none, unless its owner is signed in', async () => {
    const { shopper } = await shop.user();
    const { reference, token } = await placed(shopper, { schedule: '3', name: 'Clear skin 5 %' }, 1);
    const answer = await byLink(shop.guest(), token);
    expect(at(answer, 'order_by_link.items.0.name')).toBe('Pharmacy item');
    expect(at(answer, 'order_by_link.link_token')).toBeNull();
    expect(at(await byLink(shopper, token), 'order_by_link.items.0.name')).toBe('Clear skin 5 %');
    const input = { token, reason: 'changed_mind' };
    expect(codeOf(await change(shop.guest(), 'orders_cancel', input))).toBe('UNAUTHENTICATED');
    expect(
      at(await change(shopper, 'orders_cancel', { reference, reason: 'other' }), 'orders_cancel.order'),
    ).toMatchObject({
      state: 'cancelled',
    });
  });
});

describe('a customer', () => {
  it('cancels an own order until it is packed, signed in or with its link [consent-08]', async () => {
    const { shopper } = await shop.user();
    const [own, linked] = [await placed(shopper), await placed(shop.guest())];
    const { shopper: stranger } = await shop.user();
    const named = { reference: own.reference, reason: 'by_mistake' };
    expect(codeOf(await change(stranger, 'orders_cancel', named))).toBe('NOT_FOUND');
    expect(codeOf(await change(shop.guest(), 'orders_cancel', named))).toBe('NOT_FOUND');
    expect(codeOf(await change(shopper, 'orders_cancel', { ...named, reason: 'no' }))).toBe('INVALID_INPUT');
    for (const [who, input] of [
      [shopper, named],
      [shop.guest(), { token: linked.token, reason: 'by_mistake' }],
    ] as const) {
      expect(at(await change(who, 'orders_cancel', input), 'orders_cancel.order')).toMatchObject({
        state: 'cancelled',
        refund_total: 2795,
        can_cancel: false,
        refunds: [{ amount: 2795, reason: 'cancelled' }],
      });
    }
  });

  it('changes the address of an own order until it is packed, within the state', async () => {
    const { shopper } = await shop.user();
    const { reference, token } = await placed(shopper);
    const address = { ...ADDRESS, address_1: '99 Bourke Street' };
    const set = (input: object) => change(shopper, 'orders_set_address', { ...address, ...input });
    const changed = at(await set({ reference }), 'orders_set_address.order');
    expect(changed).toMatchObject({ shipping_address: { address_1: '99 Bourke Street' } });
    expect(codeOf(await set({ token, state: 'VIC', suburb: 'Melbourne', postcode: '3000' }))).toBe(
      'ADDRESS_FIXED',
    );
    expect(codeOf(await set({ token, postcode: '2999' }))).toBe('INVALID_INPUT');
    await orders().updateOne({ reference }, { $set: { state: 'packed' } });
    expect(codeOf(await set({ reference }))).toBe('WRONG_STATE');
    expect(await orders().findOne({ reference })).toMatchObject({
      shipping_address: { address_1: '99 Bourke Street', postcode: '2010' },
    });
  });

  it('asks to return delivered goods once per key, and is refunded when they arrive [consent-08]', async () => {
    const { shopper } = await shop.user();
    const { reference } = await placed(shopper);
    const key = randomUUID();
    const input = { reference, key, lines: [{ line: 1, quantity: 1, reason: 'changed_mind' }] };
    const ask = (over: object = {}) => change(shopper, 'orders_request_return', { ...input, ...over });
    expect(codeOf(await ask())).toBe('NOT_RETURNABLE');
    await deliver(reference);
    const answers = await Promise.all([ask(), ask()]);
    for (const answer of answers) {
      expect(at(answer, 'orders_request_return.order')).toMatchObject({
        items: [{ returnable_quantity: 1 }],
        returns: [{ code: `${reference}-R1`, state: 'requested' }],
      });
    }
    const two = { key: randomUUID(), lines: [{ ...input.lines[0], quantity: 2 }] };
    expect(codeOf(await ask(two))).toBe('NOT_RETURNABLE');
    const received = { reference, code: `${reference}-R1` };
    await Promise.all([receiveReturn(shop.services, received), receiveReturn(shop.services, received)]);
    expect(await orders().findOne({ reference })).toMatchObject({
      state: 'delivered',
      returns: [{ state: 'received' }],
      refunds: [{ amount: 1000, reason: 'returned', status: 'paid' }],
    });
    const order = await orders().findOne({ reference });
    const [mail] = (await mailsTo(shop.services, order?.email ?? '')).filter(
      ({ template }) => template === 'return_received',
    );
    expect(mail?.text).toContain('Refund: $10.00');
  });
});
