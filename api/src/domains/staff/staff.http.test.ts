import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER, FIND_CUSTOMERS, HEALTH_RECORD, REASON } from '../../../test/clients/staff-calls';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, failure, Shopper } from '../../../test/shop/shopper';

const FORBIDDEN = { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };

let shop: Selling;
let staff: Shopper;
let priyaId: string;
beforeAll(async () => {
  shop = await startSelling();
  staff = new Shopper(shop.url, (await shop.demo('staff')).token);
  priyaId = (await shop.demo('priya')).id;
});
afterAll(() => shop.close());

describe('a customer', () => {
  it('is shown to staff with what support needs', async () => {
    const customer = at<Record<string, unknown>>(
      await staff.send(CUSTOMER, { id: priyaId }),
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
    [CUSTOMER, { id: priyaId }],
    [HEALTH_RECORD, { id: priyaId, reason: REASON }],
    [HEALTH_RECORD, { id: priyaId, reason: '' }],
    ['{ staff_audit_events { data { id } } }', {}],
  ];
  for (const shopper of [shop.guest(), customer]) {
    for (const [query, variables] of calls) {
      const answer = await shopper.send(query, variables);
      expect([failure(answer), answer.data]).toEqual([FORBIDDEN, null]);
    }
  }
});
