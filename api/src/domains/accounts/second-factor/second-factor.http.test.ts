import { describe, expect, it } from 'vitest';
import { authenticator } from '../../../../test/clients/authenticator';
import type { TestUser } from '../../../../test/clients/test-client';
import { testShop } from '../../../../test/shop/test-shop';

const QUEUES = '{ staff_order_queues { queue } }';
const STATE = '{ second_factor { is_required is_enrolled is_verified waiting_role recovery_codes_left } }';
const BEGIN = 'mutation { second_factor_begin { secret address qr { size path } } }';
const CONFIRM = 'mutation($code: String!) { second_factor_confirm(code: $code) { recovery_codes } }';
const VERIFY = 'mutation($code: String!) { second_factor_verify(code: $code) { is_verified } }';
const STEP = 30_000;

const shop = testShop({ env: { SECOND_FACTOR: 'required', RATE_LIMIT_FACTOR: '1' } });
const codeOf = ({ errors }: { errors?: { extensions?: { code?: string } }[] }) =>
  errors?.[0]?.extensions?.code ?? 'allowed';
const asked = async (query: string, as: TestUser, variables = {}) =>
  codeOf(await shop.request(query, variables, { as }));

/** A new member of staff, signed in with the password alone. */
async function member(role = 'manager') {
  const account = await shop.signUp();
  await shop.db.collection<{ _id: string }>('customers').updateOne({ _id: account.id }, { $set: { role } });
  return account;
}

async function enrol(account: TestUser) {
  const { data } = await shop.request(BEGIN, {}, { as: account });
  const app = authenticator(data.second_factor_begin.secret);
  const code = await app.codeAt(shop.clock.now());
  const confirmed = await shop.request(CONFIRM, { code }, { as: account });
  return { app, code, recovery: confirmed.data.second_factor_confirm.recovery_codes as string[] };
}
const linesOf = (staff_id: string) =>
  shop.collection('audit_events').find({ staff_id }).sort({ _id: 1 }).toArray();

describe('a role [roles-10]', () => {
  it('waits until an app is set up and a code of it has confirmed the sign-in', async () => {
    const account = await member();
    expect(await asked(QUEUES, account)).toBe('FORBIDDEN');
    expect((await shop.request(STATE, {}, { as: account })).data.second_factor).toEqual({
      is_required: true,
      is_enrolled: false,
      is_verified: false,
      waiting_role: 'manager',
      recovery_codes_left: 0,
    });
    const { recovery } = await enrol(account);
    expect(recovery).toHaveLength(10);
    expect(await asked(QUEUES, account)).toBe('allowed');
    const session = await shop.post('/api/auth/session', {}, { headers: { cookie: account.cookie } });
    expect(await session.json()).toMatchObject({ data: { user: { role: 'manager', waiting_role: null } } });
  });

  it('waits again with each sign-in, whose holder is a customer until then', async () => {
    const account = await member();
    const { app } = await enrol(account);
    const again = await shop.signIn(account);
    expect(await asked(QUEUES, again)).toBe('FORBIDDEN');
    const session = await shop.post('/api/auth/session', {}, { headers: { cookie: again.cookie } });
    expect(await session.json()).toMatchObject({
      data: { user: { role: 'customer', waiting_role: 'manager' } },
    });
    const customerId = (await shop.signUp()).id;
    const acting = { customerId, reason: 'Asks for help with the cart' };
    expect((await shop.post('/api/auth/impersonate', acting, { as: again })).status).toBe(403);
    expect(await asked(BEGIN, again)).toBe('FORBIDDEN');
    shop.clock.advance(STEP);
    const code = await app.codeAt(shop.clock.now());
    expect(await asked(VERIFY, again, { code })).toBe('allowed');
    expect(await asked(QUEUES, again)).toBe('allowed');
    expect((await shop.post('/api/auth/impersonate', acting, { as: again })).status).toBe(201);
  });

  it('is not got by an account that closes meanwhile: staff cannot close theirs', async () => {
    const account = await member();
    const CLOSE = `mutation($input: UsersCloseAccountInput!) { users_close_account(input: $input) { redirect } }`;
    expect(await asked(CLOSE, account, { input: { password: account.password } })).toBe('FORBIDDEN');
  });
});

describe('a code [roles-10]', () => {
  it('counts once, and only within half a minute of its time', async () => {
    const account = await member();
    const { app, code } = await enrol(account);
    const again = await shop.signIn(account);
    expect(await asked(VERIFY, again, { code })).toBe('INVALID_INPUT');
    const early = await app.codeAt(new Date(shop.clock.now().getTime() + 2 * STEP));
    expect(await asked(VERIFY, again, { code: early })).toBe('INVALID_INPUT');
    const next = await app.codeAt(new Date(shop.clock.now().getTime() + STEP));
    const both = await Promise.all([again, again].map((user) => asked(VERIFY, user, { code: next })));
    expect(both.sort()).toEqual(['INVALID_INPUT', 'allowed']);
  });

  it('may be tried ten times in a quarter of an hour', async () => {
    const account = await member();
    await enrol(account);
    const again = await shop.signIn(account);
    const outcomes = new Set<string>();
    for (let attempt = 0; attempt < 10; attempt += 1)
      outcomes.add(await asked(VERIFY, again, { code: '000000' }));
    expect([...outcomes]).toEqual(['INVALID_INPUT']);
    expect(await asked(VERIFY, again, { code: '000000' })).toBe('RATE_LIMITED');
  });

  it('may be one of ten recovery codes, each of which counts once', async () => {
    const account = await member();
    const { recovery } = await enrol(account);
    const again = await shop.signIn(account);
    const [code = ''] = recovery;
    expect(await asked(VERIFY, again, { code: code.toLowerCase().replaceAll('-', ' ') })).toBe('allowed');
    expect((await shop.request(STATE, {}, { as: again })).data.second_factor).toMatchObject({
      is_verified: true,
      recovery_codes_left: 9,
    });
    const third = await shop.signIn(account);
    expect(await asked(VERIFY, third, { code })).toBe('INVALID_INPUT');
    expect(await asked(QUEUES, third)).toBe('FORBIDDEN');
  });

  it('is in the audit log, right or wrong, and the app’s set-up is told by mail', async () => {
    const account = await member();
    await enrol(account);
    const again = await shop.signIn(account);
    await asked(VERIFY, again, { code: '000000' });
    expect((await linesOf(account.id)).map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['second_factor_begin', 'allowed'],
      ['second_factor_confirm', 'allowed'],
      ['second_factor_verify', 'refused'],
    ]);
    const mail = await shop.collection('mail_outbox').findOne({ template: 'second_factor_set' });
    expect(mail).not.toBeNull();
  });
});

describe('the secret [roles-10]', () => {
  it('is sealed, and so are its successors; recovery codes are hashes', async () => {
    const account = await member();
    const { recovery } = await enrol(account);
    const stored = JSON.stringify(await shop.collection('second_factors').findOne({ _id: account.id }));
    expect(stored).toMatch(/"secret":"test:/);
    for (const code of recovery) expect(stored).not.toContain(code);
  });

  it('is replaced only by a confirmed sign-in that has just begun; the former one counts until then', async () => {
    const account = await member();
    const { app } = await enrol(account);
    const { data } = await shop.request(BEGIN, {}, { as: account });
    shop.clock.advance(STEP);
    const again = await shop.signIn(account);
    expect(await asked(VERIFY, again, { code: await app.codeAt(shop.clock.now()) })).toBe('allowed');
    const code = await authenticator(data.second_factor_begin.secret).codeAt(shop.clock.now());
    expect(await asked(CONFIRM, account, { code })).toBe('allowed');
    expect(await asked(QUEUES, again)).toBe('UNAUTHENTICATED');
    await shop.db
      .collection('sessions')
      .updateMany({ userId: account.id }, { $set: { createdAt: new Date(Date.now() - 3_600_000) } });
    expect(await asked(BEGIN, account)).toBe('SIGN_IN_AGAIN');
  });

  it('is refused to customers', async () => {
    const customer = await shop.signUp();
    for (const query of [STATE, BEGIN]) expect(await asked(query, customer)).toBe('FORBIDDEN');
  });
});
