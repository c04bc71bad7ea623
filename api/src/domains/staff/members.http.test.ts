import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/clients/test-client';
import { beforeTests } from '../../../test/server/before-tests';
import { testShop } from '../../../test/shop/test-shop';

const FIELDS = '{ members { id email role has_second_factor } invitations { email role invited_by } }';
const LIST = `{ staff_members ${FIELDS} }`;
const GIVE = `mutation($email: String!, $role: StaffRole!) { staff_members_set_role(email: $email, role: $role) ${FIELDS} }`;
const REMOVE = `mutation($email: String!) { staff_members_remove(email: $email) ${FIELDS} }`;
const RESET = `mutation($id: ID!) { staff_members_reset_second_factor(customer_id: $id) ${FIELDS} }`;
const QUEUES = '{ staff_order_queues { queue } }';
const DAY = 86_400_000;

const shop = testShop();
const manager = beforeTests(() => shop.demo('staff'));
const confirm = (email: string) =>
  shop.db.collection('users').updateOne({ email }, { $set: { emailVerified: true } });
const newEmail = () => `${randomUUID()}@example.com`;
const mailsTo = async (template: string) => shop.collection('mail_outbox').countDocuments({ template });
const serves = async (as: { token: string }) => (await shop.request(QUEUES, {}, { as })).errors === undefined;

// biome-ignore lint/suspicious/noExplicitAny: each test declares the response it expects
async function asManager(query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await shop.request(query, variables, { as: manager });
  return errors?.[0]?.extensions?.code ?? Object.values(data)[0];
}
async function renew({ cookie }: TestUser) {
  const response = await shop.post('/api/auth/session', {}, { headers: { cookie } });
  return ((await response.json()) as { data: { token: string; user: { role: string } } | null }).data;
}

describe('members of staff [roles-11]', () => {
  it('get a role at once if their account has confirmed the address, and are told by mail', async () => {
    const account = await shop.signUp();
    await confirm(account.email);
    const before = await mailsTo('staff_role_given');
    const answer = await asManager(GIVE, { email: ` ${account.email.toUpperCase()}`, role: 'pharmacist' });
    expect(answer.members).toContainEqual({
      id: account.id,
      email: account.email,
      role: 'pharmacist',
      has_second_factor: false,
    });
    expect(await serves(account)).toBe(true);
    expect(await mailsTo('staff_role_given')).toBe(before + 1);
  });

  it('lose it at once, with every sign-in, and the audit log says to whom it happened', async () => {
    const account = await shop.signUp();
    await confirm(account.email);
    await asManager(GIVE, { email: account.email, role: 'support' });
    expect(await serves(account)).toBe(true);
    const answer = await asManager(REMOVE, { email: account.email });
    expect(JSON.stringify(answer)).not.toContain(account.email);
    expect(await serves(account)).toBe(false);
    expect(await renew(account)).toBeNull();
    const lines = await shop
      .collection('audit_events')
      .find({ customer_id: account.id })
      .sort({ _id: 1 })
      .toArray();
    expect(lines).toMatchObject([
      { staff_id: manager.id, operation: 'staff_members_set_role: done', touched: [{ id: 'support' }] },
      { staff_id: manager.id, operation: 'staff_members_remove: done', touched: [{ id: 'customer' }] },
    ]);
  });

  it('always include a manager', async () => {
    const { members } = await asManager(LIST);
    for (const { role, email } of members) {
      if (role === 'manager' && email !== manager.email) await asManager(REMOVE, { email });
    }
    expect(await asManager(REMOVE, { email: manager.email })).toBe('LAST_MANAGER');
    expect(await asManager(GIVE, { email: manager.email, role: 'content' })).toBe('LAST_MANAGER');
  });

  it('have their second factor reset by a manager, with every sign-in, and are told by mail', async () => {
    const account = await shop.signUp();
    await confirm(account.email);
    await asManager(GIVE, { email: account.email, role: 'support' });
    const factor = { _id: account.id as never, secret: 's', recovery: [] };
    await shop.collection('second_factors').insertOne(factor);
    const enrolled = { $set: { has_second_factor: true } };
    await shop.db.collection<{ _id: string }>('customers').updateOne({ _id: account.id }, enrolled);
    const before = await mailsTo('second_factor_reset');
    await asManager(RESET, { id: account.id });
    expect(await mailsTo('second_factor_reset')).toBe(before + 1);
    expect(await shop.collection('second_factors').countDocuments({ _id: account.id as never })).toBe(0);
    expect(await renew(account)).toBeNull();
    expect(await serves(await shop.signIn(account))).toBe(true);
    expect(await asManager(RESET, { id: (await shop.signUp()).id })).toBe('NOT_FOUND');
  });
});

describe('an invitation [roles-11]', () => {
  it('waits for an account that has confirmed the address, and becomes the role once', async () => {
    const email = newEmail();
    const answer = await asManager(GIVE, { email, role: 'content' });
    expect(answer.invitations).toContainEqual({ email, role: 'content', invited_by: expect.any(String) });
    expect(await mailsTo('staff_invitation')).toBeGreaterThan(0);
    const account = await shop.signUp({ email });
    expect((await renew(account))?.user.role).toBe('customer');
    await confirm(email);
    expect((await renew(account))?.user.role).toBe('content');
    expect((await asManager(LIST)).invitations).toEqual([]);
    await asManager(REMOVE, { email });
    expect((await renew(await shop.signIn(account)))?.user.role).toBe('customer');
  });

  it('is not used by an account that merely claims the address', async () => {
    const account = await shop.signUp();
    expect((await asManager(GIVE, { email: account.email, role: 'manager' })).invitations).toHaveLength(1);
    expect((await renew(account))?.user.role).toBe('customer');
    expect((await asManager(REMOVE, { email: account.email })).invitations).toEqual([]);
    await confirm(account.email);
    expect((await renew(account))?.user.role).toBe('customer');
  });

  it('ends after 14 days, and asks for an e-mail address', async () => {
    const email = newEmail();
    await asManager(GIVE, { email, role: 'support' });
    const account = await shop.signUp({ email });
    await confirm(email);
    shop.clock.advance(14 * DAY);
    expect((await renew(account))?.user.role).toBe('customer');
    shop.clock.advance(-14 * DAY);
    expect(await asManager(GIVE, { email: 'nobody', role: 'support' })).toBe('INVALID_INPUT');
    expect(await asManager(REMOVE, { email: newEmail() })).toBe('NOT_FOUND');
  });
});
