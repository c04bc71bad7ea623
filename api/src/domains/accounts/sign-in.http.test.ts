import { describe, expect, it } from 'vitest';
import { accountClient, bodyOf } from '../../../test/clients/account-client';
import { PASSWORD } from '../../../test/clients/test-client';
import { testApi } from '../../../test/server/test-api';

describe('accounts at sign-in', () => {
  const api = testApi();
  const accounts = accountClient(api);

  it('do not reveal which credential was wrong at sign-in [accounts-01]', async () => {
    const user = await api.signUp();
    const password = await accounts.logIn(user.email, 'Wrong-Pass9!');
    const email = await accounts.logIn('nobody@example.com', 'Wrong-Pass9!');
    expect([password.status, email.status]).toEqual([401, 401]);
    expect((await bodyOf(password)).message).toBe((await bodyOf(email)).message);
    expect(password.headers.getSetCookie()).toEqual([]);
  });

  it('only accept strings as credentials', async () => {
    const answer = await accounts.logIn({ $gt: '' } as unknown as string, { $gt: '' } as unknown as string);
    expect(answer.status).toBe(400);
  });

  it('carry the guest’s cart over at sign-up and sign-in', async () => {
    const made = await api.request('mutation { cart_create { cart { uuid } } }');
    const id = made.data.cart_create.cart.uuid;
    await accounts.signUp({ email: 'carter@example.com', cart: { id } });
    const { data } = await bodyOf(await accounts.logIn('carter@example.com', PASSWORD, { cart: { id } }));
    expect(data.cart).toEqual({ uuid: id });
  });

  it('return the signed-in user [7.i-01 3.k-01 3.k-03]', async () => {
    const user = await api.demo('priya');
    const answer = await api.request(
      `{ me { id first_name last_name email role edr_card_first2 edr_card_last4 edr_linked edr_points
          addresses { first_name suburb state postcode is_default } payment_methods { last4 stripe_source_id brand } } }`,
      {},
      { as: user },
    );
    expect(answer.data.me).toMatchObject({
      id: user.id,
      first_name: 'Priya',
      role: 'customer',
      edr_linked: true,
      edr_card_last4: expect.stringMatching(/^\d{4}$/),
    });
    expect(answer.data.me.addresses[0].is_default).toBe(true);
  });

  it('store passwords only as hashes', async () => {
    const user = await api.signUp();
    const account = await api.db.collection('accounts').findOne({ userId: user.id });
    expect(JSON.stringify(account)).not.toContain(user.password);
  });
});
