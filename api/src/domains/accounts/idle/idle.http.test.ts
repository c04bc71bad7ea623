import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../../test/clients/test-client';
import { testShop } from '../../../../test/shop/test-shop';

const MINUTE = 60_000;
const QUEUES = '{ staff_order_queues { queue } }';

const shop = testShop();
const sessions = () => shop.db.collection<{ _id: string; userId: string; used_at: Date }>('sessions');
const activity = ({ cookie }: TestUser) => shop.post('/api/auth/activity', {}, { headers: { cookie } });
const isActive = async (user: TestUser) =>
  ((await (await activity(user)).json()) as { data: { active: boolean } }).data.active;

/** What the page does by itself: it renews its bearer and asks for the queues. */
async function poll({ cookie }: TestUser) {
  const renewed = await shop.post('/api/auth/session', {}, { headers: { cookie } });
  const { data } = (await renewed.json()) as { data: { token: string } | null };
  if (!data) return 'ended';
  const { errors } = await shop.request(QUEUES, {}, { as: data });
  return errors?.[0]?.extensions?.code ?? 'served';
}

describe('a sign-in of staff [roles-09]', () => {
  it('ends after half an hour without a person, whatever the page asks for by itself', async () => {
    const staff = await shop.demo('staff');
    for (let minutes = 5; minutes < 30; minutes += 5) {
      shop.clock.advance(5 * MINUTE);
      expect(await poll(staff)).toBe('served');
    }
    shop.clock.advance(5 * MINUTE);
    expect(await poll(staff)).toBe('ended');
    expect(await sessions().countDocuments({ userId: staff.id })).toBe(0);
    expect(await isActive(staff)).toBe(false);
  });

  it('ends with the next request of a bearer that has not expired', async () => {
    const staff = await shop.demo('staff');
    shop.clock.advance(25 * MINUTE);
    const renewed = await shop.post('/api/auth/session', {}, { headers: { cookie: staff.cookie } });
    const { data } = (await renewed.json()) as { data: { token: string } };
    shop.clock.advance(5 * MINUTE);
    expect((await shop.request(QUEUES, {}, { as: data })).errors?.[0]?.extensions?.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('goes on while somebody uses it, with at most one write a minute', async () => {
    const staff = await shop.demo('pharmacist');
    const usedAt = async () => (await sessions().findOne({ userId: staff.id }))?.used_at;
    const began = await usedAt();
    shop.clock.advance(MINUTE - 1);
    expect(await isActive(staff)).toBe(true);
    expect(await usedAt()).toEqual(began);
    for (let hours = 0; hours < 4; hours += 1) {
      shop.clock.advance(29 * MINUTE);
      expect(await isActive(staff)).toBe(true);
      expect(await usedAt()).toEqual(shop.clock.now());
    }
    expect(await poll(staff)).toBe('served');
  });

  it('takes the session with it in which it acts as a customer', async () => {
    const staff = await shop.demo('support');
    const { id } = await shop.signUp();
    const body = { customerId: id, reason: 'Asks for help with the cart' };
    const started = await shop.post('/api/auth/impersonate', body, { as: staff });
    const { data } = (await started.json()) as { data: { token: string } };
    expect((await shop.request('{ me { id } }', {}, { as: data })).data).toEqual({ me: { id } });
    shop.clock.advance(9 * MINUTE);
    await sessions().updateOne({ userId: staff.id }, { $set: { used_at: new Date(0) } });
    expect((await shop.request('{ me { id } }', {}, { as: data })).status).toBe(401);
  });
});

it('a customer’s sign-in does not end by half an hour, nor is its use written down', async () => {
  const customer = await shop.signUp();
  const before = await sessions().findOne({ userId: customer.id });
  shop.clock.advance(3 * 60 * MINUTE);
  expect(await isActive(customer)).toBe(true);
  expect(await sessions().findOne({ userId: customer.id })).toEqual(before);
  const renewed = await shop.post('/api/auth/session', {}, { headers: { cookie: customer.cookie } });
  expect(await renewed.json()).toMatchObject({ data: { user: { id: customer.id, role: 'customer' } } });
});
