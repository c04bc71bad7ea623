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

  it('cannot be finished in another browser, twice, or after ten minutes', async () => {
    const { location, cookie } = await popup.openPopup(user);
    const callback = await popup.choose(location, 'card-1');
    expect((await popup.returnToApp(callback, user.cookie)).result).toBe('expired');
    expect((await popup.returnToApp(`${callback}x`, cookie)).result).toBe('failed');
    expect((await popup.returnToApp(callback, cookie)).result).toBe('expired');
    const late = await popup.openPopup(user);
    expect(await isLinked()).toBe(false);
    shop.clock.advance(10 * MINUTE);
    expect((await popup.returnToApp(await popup.choose(late.location, 'card-1'), late.cookie)).result).toBe(
      'expired',
    );
  });

  it('cannot be finished after signing out', async () => {
    const other = await shop.signUp();
    const { location, cookie } = await popup.openPopup(other);
    const callback = await popup.choose(location, 'card-1');
    await shop.post('/api/auth/logout', {}, { headers: { cookie: other.cookie } });
    expect((await popup.returnToApp(callback, cookie)).result).toBe('signed-out');
  });

  it('never redirects to another site, and executes nothing from the URL', async () => {
    const { html } = await popup.link(user, '', { url: 'https://evil.example/' });
    expect(html).toContain('href="/"');
    const odd = '/"><script>alert(1)</script>';
    const again = await popup.link(user, '', { url: odd, redirectUrl: odd });
    expect(again.html).not.toContain('<script>alert');
  });
});
