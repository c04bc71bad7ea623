import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Attempts } from '../../../test/clients/attempts';
import { PASSWORD, type TestUser } from '../../../test/clients/test-client';
import { startSecondProcess } from '../../../test/server/second-process';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';

let api: TestApi;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
let attempts: Attempts;
beforeAll(async () => {
  const now = new Date('2026-11-24T11:00:00+11:00');
  api = await startTestApi({ now, env: { RATE_LIMIT_FACTOR: '1' } });
  second = await startSecondProcess(api);
  attempts = new Attempts([api.url, second.url]);
}, 60_000);
afterAll(async () => {
  await second.close();
  await api.close();
});

const patients = () => api.db.collection<{ _id: string; [field: string]: unknown }>('patients');
const newEmail = () => `${randomUUID()}@example.com`;
const graphql = (query: string, variables: object) => ({ path: '/graphql', body: { query, variables } });

/** Signs up and in from a separate client address. */
async function newUser(): Promise<TestUser> {
  const email = newEmail();
  const person = { first_name: 'Una', last_name: 'User', role: 'customer' } as const;
  await api.services.accounts.createUser({ ...person, email, password: PASSWORD });
  return api.signIn({ email, password: PASSWORD });
}

const signIn = (email: string) => ({ path: '/api/auth/login', body: { email, password: 'Wrong-Pass9!' } });
const signUp = (email: string) => ({
  path: '/api/auth/signup',
  body: { firstName: 'A', lastName: 'B', email, password: 'short' },
});
const forgot = (email: string) => ({ path: '/api/auth/forgot-password', body: { email } });
const medicare = () => ({
  path: '/api/telehealth/medicare/booking',
  body: { ihiNumber: '8003608000228437' },
});
const lookUp = (email: string) =>
  graphql(
    'query OrderLookup($e: String!) { order_lookup(reference: "SB-2222-2222", email: $e) { reference } }',
    {
      e: email,
    },
  );

describe('attempts are counted across all processes', () => {
  it('to sign in: by account, by address, and by account and address', async () => {
    const email = newEmail();
    expect(await attempts.byAddress(() => signIn(email))).toBe(10);
    expect(await attempts.byAddress(() => signIn(newEmail()))).toBe(50);
    // Checking a password is deliberately slow: most of the account's 50 are used up without.
    const guessed = newEmail();
    for (let time = 0; time < 45; time += 1) await api.services.limits.count('signInByAccount', guessed);
    expect(await attempts.byAccount(signIn(guessed))).toBe(5);
  }, 60_000);

  it('to sign up: by account and by address', async () => {
    expect(await attempts.byAccount(signUp(newEmail()))).toBe(5);
    expect(await attempts.byAddress(() => signUp(newEmail()))).toBe(20);
  });

  it('to get a new password: by account and by address', async () => {
    expect(await attempts.byAccount(forgot(newEmail()))).toBe(5);
    expect(await attempts.byAddress(() => forgot(newEmail()))).toBe(30);
  });

  it('with Medicare details: by account and by address', async () => {
    expect(await attempts.byAccount({ ...medicare(), as: await newUser() })).toBe(20);
    expect(await attempts.byAddress(medicare)).toBe(20);
  });

  it('to look up a guest’s order: by e-mail and by address', async () => {
    expect(await attempts.byAccount(lookUp(newEmail()))).toBe(10);
    expect(await attempts.byAddress(() => lookUp(newEmail()))).toBe(30);
  });

  it('when they are concurrent', async () => {
    expect(await attempts.atOnce(40, lookUp(newEmail()))).toBe(10);
    expect(await attempts.atOnce(40, signUp(newEmail()))).toBe(5);
  });

  it('with offer codes: by account and by address', async () => {
    const cartOf = async (as?: TestUser) => {
      const made = await api.request('mutation CartCreate { cart_create { cart { uuid } } }', {}, { as });
      return made.data.cart_create.cart.uuid as string;
    };
    const mutation = `mutation CartSetOfferByCode($input: CartSetOfferByCodeInput!) {
      cart_set_offer_by_code(input: $input) { offer { code } }
    }`;
    const guess = (cart_uuid: string) => graphql(mutation, { input: { cart_uuid, code: randomUUID() } });
    const user = await newUser();
    const own = await cartOf(user);
    expect(await attempts.byAccount({ ...guess(own), as: user })).toBe(30);
    const cart = await cartOf();
    expect(await attempts.byAddress(() => guess(cart))).toBe(60);
  });

  it('with e-prescription tokens: by account and by address', async () => {
    const query = `query ValidateEscript($p: ID!, $t: String!) {
      validate_escript(patient_uuid: $p, token: $t) { is_valid }
    }`;
    const user = await newUser();
    const patient = { user_id: user.id, first_name: 'Mia', last_name: 'User', dob: '1990-02-03' };
    await patients().insertOne({ _id: user.id, ...patient });
    const guess = () => graphql(query, { p: user.id, t: randomUUID().replaceAll('-', '').slice(0, 18) });
    expect(await attempts.byAccount({ ...guess(), as: user })).toBe(30);
    const others = [await newUser(), await newUser(), await newUser()];
    for (const { id } of others) {
      await patients().insertOne({ ...patient, _id: id, user_id: id });
    }
    let turn = 0;
    const byOthers = await attempts.byAddress(() => {
      const as = others[turn % 3];
      turn += 1;
      return { ...graphql(query, { p: as?.id, t: 'A1B2C3D4E5F6G7H8I9' }), as };
    });
    expect(byOthers).toBe(60);
  });

  it('to hold telehealth slots: by e-mail and address of guests, and by account', async () => {
    const mutation = `mutation TelehealthBookingsCreate($input: TelehealthBookingsCreateInput!) {
      telehealth_bookings_create(input: $input) { booking { uuid } }
    }`;
    const hold = (over: object) => {
      const guest = { first_name: 'Gil', last_name: 'Guest', dob: '1990-02-03', gender: 'male' };
      const { email = newEmail(), ...more } = over as { email?: string };
      const input = {
        booking_type: 'ShortConsult',
        starts_at: '2026-11-25T00:00:00.000Z',
        state: 'NSW',
        contact_method: 'video',
        phone: '0412 345 678',
        guest: { ...guest, email },
        idempotency_key: randomUUID(),
        ...more,
      };
      return graphql(mutation, { input });
    };
    const email = newEmail();
    expect(await attempts.byAccount(() => hold({ email }))).toBe(5);
    expect(await attempts.byAddress(() => hold({}))).toBe(10);
    const user = await newUser();
    await patients().insertOne({
      _id: user.id,
      ...{ user_id: user.id, first_name: 'Mia', last_name: 'User', dob: '1990-02-03', gender: 'female' },
    });
    const own = () => hold({ patient_uuid: user.id, guest: null });
    expect(await attempts.byAccount(() => ({ ...own(), as: user }))).toBe(10);
  });

  it('without storing who made them', async () => {
    const stored = JSON.stringify(await api.db.collection('rate_limits').find().toArray());
    expect(stored).not.toMatch(/example\.com|203\.0\./);
  });
});
