import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { at, failure, Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const END = `mutation($id: ID!, $reason: String!) {
  staff_customer_end_sign_ins(customer_id: $id, reason: $reason) { ended }
}`;
const REASON = 'Her phone was stolen';

const shop = testShop();
const staff = beforeTests(async () => new Shopper(shop.url, (await shop.demo('staff')).token));
const statusOf = async (token: string) => (await shop.request('{ me { id } }', {}, { as: { token } })).status;

describe('staff who end the sign-ins of a customer', () => {
  it('sign every device out with its next request, and leave other customers signed in', async () => {
    const phone = await shop.signUp();
    const laptop = await shop.signIn(phone);
    const other = await shop.signUp();
    const answer = await staff.send(END, { id: phone.id, reason: REASON });
    expect(at(answer, 'staff_customer_end_sign_ins.ended')).toBe(2);
    expect(await Promise.all([phone, laptop, other].map(({ token }) => statusOf(token)))).toEqual([
      401, 401, 200,
    ]);
    const renewed = await fetch(`${shop.url}/api/auth/session`, { headers: { cookie: phone.cookie } });
    expect(await renewed.json()).toEqual({ data: null });
    expect(await statusOf((await shop.signIn(phone)).token)).toBe(200);
  });

  it('are in the audit log with their reason', async () => {
    const { id } = await shop.signUp();
    await staff.send(END, { id, reason: REASON });
    const entry = await shop.collection('audit_events').findOne({ customer_id: id });
    expect(entry).toMatchObject({
      operation: 'staff_customer_end_sign_ins',
      reason: REASON,
      outcome: 'allowed',
    });
  });

  it('need a reason and a customer', async () => {
    const { id } = await shop.signUp();
    expect(failure(await staff.send(END, { id, reason: '' }))?.code).toBe('INVALID_INPUT');
    expect(failure(await staff.send(END, { id: 'unknown', reason: REASON }))?.code).toBe('NOT_FOUND');
    const colleague = (await shop.demo('staff')).id;
    expect(failure(await staff.send(END, { id: colleague, reason: REASON }))?.code).toBe('NOT_FOUND');
  });
});
