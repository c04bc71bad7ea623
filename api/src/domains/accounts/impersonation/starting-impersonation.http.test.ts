import { describe, expect, it } from 'vitest';
import { bodyOf, REASON, REFUSED, testImpersonation } from '../../../../test/shop/impersonating';

const { api, staff, customer, start, impersonate } = testImpersonation();

describe('starting an impersonated session', () => {
  it('is refused to customers and guests', async () => {
    const body = { customerId: customer.id, reason: REASON };
    for (const as of [null, customer]) {
      const response = await start(as, body);
      expect([response.status, await bodyOf(response)]).toMatchObject([403, REFUSED]);
    }
    expect((await start({ token: 'forged.bearer' }, body)).status).toBe(401);
  });

  it.each([
    [{}, 'Please give a reason'],
    [{ reason: 'why' }, 'Please describe the reason'],
    [{ reason: 'Medicare 6951449601' }, 'Please leave card, Medicare and script numbers out of the reason'],
    [{ reason: { $gt: '' } }, 'This value is not valid'],
  ])('is refused with the reason %j', async (more, message) => {
    const response = await start(staff, { customerId: customer.id, ...more });
    expect([response.status, await bodyOf(response)]).toMatchObject([400, { message }]);
  });

  it('is refused for unknown customers, staff and malformed ids', async () => {
    for (const customerId of ['', 'unknown', staff.id]) {
      const response = await start(staff, { customerId, reason: REASON });
      expect([response.status, (await bodyOf(response)).message]).toEqual([404, 'Customer not found']);
    }
    expect((await start(staff, { customerId: { $gt: '' }, reason: REASON })).status).toBe(400);
  });

  it('is refused inside another impersonated session', async () => {
    const { token, cookie } = await impersonate();
    const body = { customerId: (await api.signUp()).id, reason: REASON };
    expect((await start({ token }, body)).status).toBe(403);
    const cookieOnly = await api.post('/api/auth/impersonate', body, { as: staff, headers: { cookie } });
    expect(cookieOnly.status).toBe(403);
  });
});
