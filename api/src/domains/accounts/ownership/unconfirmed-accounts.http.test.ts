import { beforeEach, describe, expect, it } from 'vitest';
import { MIA, socialAccountsOf } from '../../../../test/clients/social-accounts';
import { sessionOf } from '../../../../test/clients/social-browser';
import { takeovers } from '../../../../test/shop/takeover';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const steps = takeovers(shop);
beforeEach(async () => {
  await socialAccountsOf(shop).clear();
  await shop.collection('rewards_cards').deleteMany({});
});

/** Where an account is kept that has nothing but itself. */
const EMPTY = ['accounts', 'customers', 'mail_outbox', 'sessions', 'users'];

const WAYS = [
  { way: 'a reset link', take: steps.byReset },
  { way: 'a provider', take: steps.byProvider },
];

describe.each(WAYS)('an e-mail that nobody has confirmed, proven by $way,', ({ way, take }) => {
  it('leads to a new account, on which nothing hangs that somebody attached to the earlier one', async () => {
    const squatter = await shop.signUp({ email: MIA });
    await steps.fill(squatter);
    const filled = await steps.collectionsWith(squatter.id);
    expect(filled).toEqual(
      expect.arrayContaining([
        'autodeliveries',
        'carts',
        'favourites',
        'orders',
        'patients',
        'rewards_cards',
      ]),
    );
    const owner = await take(MIA);
    expect(owner.id).not.toBe(squatter.id);
    expect(await steps.collectionsWith(owner.id)).toEqual(EMPTY);
    const { data } = await shop.request(
      '{ me { email edr_linked edr_points addresses { id } } payment_methods { last4 } }',
      {},
      { as: owner },
    );
    const nothing = { email: MIA, edr_linked: false, edr_points: 0, addresses: [] };
    expect(data).toEqual({ me: nothing, payment_methods: [] });
  });

  it('ends every way into the earlier account, and what it does by itself', async () => {
    const squatter = await shop.signUp({ email: MIA });
    await steps.fill(squatter);
    await take(MIA);
    expect((await shop.request('{ me { id } }', {}, { as: squatter })).status).toBe(401);
    expect(await sessionOf(shop, squatter.cookie)).toBeNull();
    expect(await steps.logIn(MIA, squatter.password)).toBe(401);
    const [autodelivery, program] = await Promise.all(
      ['autodeliveries', 'journey_subscriptions'].map((name) =>
        shop.collection(name).findOne({ user_id: squatter.id }),
      ),
    );
    expect([autodelivery?.status, program?.status]).toEqual(['cancelled', 'cancelled']);
    expect(await steps.collectionsWith(squatter.id)).not.toContain('rewards_cards');
  });

  it('is told to its owner in one mail', async () => {
    await shop.signUp({ email: MIA });
    await take(MIA);
    const other = way === 'a provider' ? [] : ['password_changed', 'password_reset'];
    expect(await steps.templatesTo(MIA)).toEqual(['account_replaced', ...other, 'welcome']);
  });

  it('keeps the account if the browser has signed in to it before, or if it was proven earlier', async () => {
    const person = await shop.signUp({ email: MIA });
    await steps.fill(person);
    expect((await take(MIA, person.cookie)).id).toBe(person.id);
    expect((await take(MIA)).id).toBe(person.id);
    expect(await steps.collectionsWith(person.id)).toContain('rewards_cards');
  });

  it('leads to a new account for a browser that has signed in to another one', async () => {
    const squatter = await shop.signUp({ email: MIA });
    const { cookie } = await shop.signUp();
    expect((await take(MIA, cookie)).id).not.toBe(squatter.id);
  });
});

describe('an account that lost its e-mail', () => {
  it('is not given a rewards card whose popup was open', async () => {
    const squatter = await shop.signUp({ email: MIA });
    const opened = await steps.popup.openPopup(squatter);
    const callback = await steps.popup.choose(opened.location, 'card-2');
    const owner = await steps.byReset(MIA);
    expect((await steps.popup.returnToApp(callback, opened.cookie)).result).toBe('signed-out');
    expect((await steps.popup.rewardsOf(owner)).me.edr_linked).toBe(false);
  });

  it('cannot be opened with a link that was sent before', async () => {
    await shop.signUp({ email: MIA });
    const token = await steps.tokenFor(MIA);
    await steps.byProvider(MIA);
    expect((await steps.reset(token)).status).toBe(400);
  });

  it('is replaced once by concurrent proofs', async () => {
    const squatter = await shop.signUp({ email: MIA });
    const owners = await Promise.all([steps.byProvider(MIA), steps.byProvider(MIA), steps.byProvider(MIA)]);
    const ids = new Set(owners.map(({ id }) => id));
    expect([ids.size, ids.has(squatter.id)]).toEqual([1, false]);
  });
});
