import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../../test/clients/test-client';
import { startTestApi, type TestApi } from '../../../../test/server/start-test-api';
import { bodyOf, impersonating, REASON, REFUSED } from '../../../../test/shop/impersonating';

let api: TestApi;
let staff: TestUser;
let customer: TestUser;
let acting: ReturnType<typeof impersonating>;
beforeAll(async () => {
  api = await startTestApi();
  acting = impersonating(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  [staff, customer] = await Promise.all([api.demo('staff'), api.signUp()]);
});

const start = (as: Pick<TestUser, 'token'> | null, body: object) => acting.start(as, body);
const impersonate = (customerId = customer.id) => acting.impersonate(staff, customerId);

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
