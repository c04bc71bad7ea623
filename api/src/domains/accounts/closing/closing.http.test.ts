import { describe, expect, it } from 'vitest';
import { ownAccount } from '../../../../test/clients/own-account';
import { createdPatient } from '../../../../test/shop/patients';
import { Shopper } from '../../../../test/shop/shopper';
import { takeovers } from '../../../../test/shop/takeover';
import { bookingUuid, confirmBooking, createBooking } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop({ env: { RATE_LIMIT_FACTOR: '1' } });
const { change, ageSignIns } = ownAccount(shop);
const steps = takeovers(shop);

type User = Awaited<ReturnType<typeof shop.signUp>>;
const close = (user: User, input: object = { password: user.password }) =>
  change(user, 'users_close_account', input, 'redirect');
const errorOf = (answer: Awaited<ReturnType<typeof close>>) => answer.errors?.[0]?.extensions;
const sendOrders = (user_id: string) =>
  shop.collection('orders').updateMany({ user_id }, { $set: { state: 'delivered' } });
const takeData = (user: Pick<User, 'token'> | null, body: object) =>
  shop.post('/api/auth/my-data', body, { as: user });

describe('closing an account [accounts-16]', () => {
  it('deletes what need not be kept, ends what goes on by itself, and keeps orders and patients', async () => {
    const user = await shop.signUp();
    await steps.fill(user);
    await sendOrders(user.id);
    expect((await close(user)).data.users_close_account).toEqual({ redirect: '/' });
    const left = await steps.collectionsWith(user.id);
    expect(left).toEqual(expect.arrayContaining(['orders', 'patients']));
    for (const name of ['carts', 'favourites', 'sessions', 'accounts', 'rewards_cards', 'product_views']) {
      expect(left).not.toContain(name);
    }
    const stored = await shop.collection('customers').findOne({ _id: user.id });
    expect(stored).toMatchObject({ first_name: 'Closed', addresses: [], payment_methods: [] });
    expect(JSON.stringify(stored)).not.toContain(user.email);
    const open = { user_id: user.id, status: { $ne: 'cancelled' } };
    expect(await shop.collection('autodeliveries').countDocuments(open)).toBe(0);
  });

  it('frees the address for a new account, which inherits nothing', async () => {
    const user = await shop.signUp();
    await close(user);
    expect((await shop.post('/api/auth/login', { email: user.email, password: user.password })).status).toBe(
      401,
    );
    const again = await shop.signUp({ email: user.email });
    expect(again.id).not.toBe(user.id);
  });

  it('waits for an order that is not sent yet and a consultation to come, and says so', async () => {
    const user = await shop.signUp();
    const shopper = new Shopper(shop.url, user.token);
    await shopper.place(await shopper.readyCart(await shop.product()));
    expect(errorOf(await close(user))).toMatchObject({ code: 'ACCOUNT_IN_USE', obstacles: ['order'] });
    await sendOrders(user.id);
    const patient = { guest: null, patient_uuid: await createdPatient(shopper) };
    await confirmBooking(shopper, bookingUuid(await createBooking(shopper, patient)));
    expect(errorOf(await close(user))).toMatchObject({ obstacles: ['consultation'] });
  });

  it('asks for the password, however recent the sign-in is; staff cannot', async () => {
    const user = await shop.signUp();
    expect(errorOf(await close(user, {}))?.fields).toEqual({ password: 'Please enter your password' });
    expect(errorOf(await close(user, { password: 'Nope-nope-1!' }))?.code).toBe('INVALID_INPUT');
    const staff = await shop.demo('staff');
    expect(errorOf(await close(staff))?.code).toBe('FORBIDDEN');
    expect((await close(user)).errors).toBeUndefined();
  });
});

describe('a copy of their data [accounts-17]', () => {
  it('holds everything of the person, also health data, without secrets, and is never cached', async () => {
    const user = await shop.signUp();
    await steps.fill(user);
    const response = await takeData(user, {});
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toContain('my-data.json');
    const data = await response.json();
    expect(data.account).toMatchObject({ email: user.email, sign_ins: [{ is_current: true }] });
    expect(data.orders.length).toBeGreaterThan(0);
    expect(data.patients[0].health).toBeTypeOf('object');
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'autodeliveries',
        'favourites',
        'cart',
        'consultations',
        'programs',
        'food_tracker',
      ]),
    );
    expect(JSON.stringify(data)).not.toMatch(/stripe_source_id|idempotency|token|version|sealed|person_key/);
  });

  it('is for the owner after the password or a recent sign-in only', async () => {
    const user = await shop.signUp();
    expect((await takeData(null, {})).status).toBe(401);
    await ageSignIns(user.id);
    expect((await takeData(user, {})).status).toBe(400);
    expect((await takeData(user, { password: user.password })).status).toBe(200);
  });

  it('is made a few times an hour at most', async () => {
    const user = await shop.signUp();
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await takeData(user, {})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
