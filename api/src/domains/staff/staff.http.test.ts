import { describe, expect, it } from 'vitest';
import { CUSTOMER, FIND_CUSTOMERS, HEALTH_RECORD, REASON } from '../../../test/clients/staff-calls';
import { beforeTests } from '../../../test/server/before-tests';
import { at, failure, Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const FORBIDDEN = { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };

const shop = testShop();
const staff = beforeTests(async () => new Shopper(shop.url, (await shop.demo('staff')).token));
const priya = beforeTests(() => shop.demo('priya'));

describe('a customer', () => {
  it('is shown to staff with what support needs', async () => {
    const customer = at<Record<string, unknown>>(
      await staff.send(CUSTOMER, { id: priya.id }),
      'staff_customer',
    );
    expect(customer).toMatchObject({
      email: 'priya@saltbush.example',
      edr_linked: true,
      addresses: [{ suburb: 'SURRY HILLS' }, { suburb: 'SYDNEY' }],
      payment_methods: [{ brand: 'visa', last4: '4242' }],
      orders: { data: [expect.anything(), expect.anything()], paginatorInfo: { total: 5 } },
      autodeliveries: [{ name: expect.any(String) }],
      journey_subscriptions: [{ status: 'active' }],
    });
    expect(customer.patients_names).toHaveLength(3);
  });

  it('gives the same error for unknown ids and staff', async () => {
    const jo = (await shop.demo('staff')).id;
    for (const id of ['unknown', '', jo]) {
      expect(failure(await staff.send(CUSTOMER, { id }))).toEqual({
        code: 'NOT_FOUND',
        message: 'Customer not found',
      });
    }
  });
});

it('staff operations are forbidden for everyone else', async () => {
  const customer = new Shopper(shop.url, (await shop.demo('priya')).token);
  const calls: [string, object][] = [
    [FIND_CUSTOMERS, { email: 'tom@saltbush.example' }],
    [FIND_CUSTOMERS, {}],
    [CUSTOMER, { id: priya.id }],
    [HEALTH_RECORD, { id: priya.id, reason: REASON }],
    [HEALTH_RECORD, { id: priya.id, reason: '' }],
    ['{ staff_audit_events { data { id } } }', {}],
  ];
  for (const shopper of [shop.guest(), customer]) {
    for (const [query, variables] of calls) {
      const answer = await shopper.send(query, variables);
      expect([failure(answer), answer.data]).toEqual([FORBIDDEN, null]);
    }
  }
});
