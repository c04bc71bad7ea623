import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/clients/test-client';
import { MINUTE, rewardsPopup } from '../../../test/shop/rewards-popup';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const popup = rewardsPopup(shop);

describe('linking that fails', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await shop.signUp();
  });
  const isLinked = async () => (await popup.rewardsOf(user)).me.edr_linked;

  it('is cancelled by the card’s owner, who returns to the page that opened the popup', async () => {
    const { result, html } = await popup.link(user, '', { url: '/cart' });
    expect([result, await isLinked()]).toEqual(['cancelled', false]);
    expect(html).toContain('href="/cart"');
    expect(html).not.toContain('window.location.replace(');
  });

  it.each(['', 'forged', 'k1:AAAA', 'test:AAAA'])('does not start with the token %j', async (token) => {
    expect((await popup.openPopup(user, { token: token || 'x' })).result).toBe('expired');
  });

  it('does not start with an expired token', async () => {
    const { me } = await popup.rewardsOf(user);
    shop.clock.advance(15 * MINUTE);
    const again = await shop.signIn(user);
    expect((await popup.openPopup(again, { token: me.edr_auth_token })).result).toBe('expired');
  });

  it('does not start with a token for another account', async () => {
    const other = await shop.signUp();
    const { me } = await popup.rewardsOf(other);
    expect((await popup.openPopup(user, { token: me.edr_auth_token })).result).toBe('signed-out');
    expect((await popup.openPopup(user, { cookie: 'saltbush=none' })).result).toBe('signed-out');
  });

  it('is unavailable to guests', async () => {
    const answer = await shop.request('{ rewards { edrLinkUrl } me { edr_auth_token } }');
    expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
