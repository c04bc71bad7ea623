import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rewardsPopup } from '../../../test/shop/rewards-popup';
import { at, Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const popup = rewardsPopup(shop);

describe('a rewards card', () => {
  it('is linked in a popup, and shown by its ends [3.k-03 3.k-04 7.j-09]', async () => {
    const user = await shop.signUp();
    expect(await popup.rewardsOf(user)).toMatchObject({
      me: { edr_auth_token: expect.any(String), edr_linked: false, edr_card_last4: null },
      rewards: { edrLinkUrl: expect.stringMatching(/^http:.*\/api\/rewards\/link$/) },
    });
    const { result, html } = await popup.link(user, 'card-1');
    expect(result).toBe('linked');
    expect(html).toContain('"name":"rewards:linked","payload":{}');
    expect(html).toContain('window.location.replace("/for-you")');
    expect((await popup.rewardsOf(user)).me).toEqual({
      edr_auth_token: null,
      edr_linked: true,
      edr_card_first2: '27',
      edr_card_last4: '8823',
      edr_points: 0,
    });
    const stored = await shop.db.collection('rewards_cards').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('8823');
  });

  it('collects the points of subsequent orders [1-14] [selling-51]', async () => {
    const user = await shop.signUp();
    const shopper = new Shopper(shop.url, user.token);
    const product = await shop.product({ edr_bonus_points: 7 });
    await shopper.place(await shopper.readyCart(product));
    expect((await popup.rewardsOf(user)).me.edr_points).toBe(0);
    expect((await popup.link(user, 'card-2')).result).toBe('linked');
    await shopper.place(await shopper.readyCart(product));
    const orders = await shop.request(
      '{ previous_orders { data { edr_base_points edr_bonus_points } } }',
      {},
      { as: user },
    );
    const earned: { edr_base_points: number; edr_bonus_points: number }[] = orders.data.previous_orders.data;
    // The order before the card was linked went to nobody's card, and does not say otherwise.
    expect(earned.map(({ edr_bonus_points }) => edr_bonus_points).sort()).toEqual([0, 7]);
    const sum = earned.reduce((total, order) => total + order.edr_base_points + order.edr_bonus_points, 0);
    expect((await popup.rewardsOf(user)).me.edr_points).toBe(sum);
  });

  it('is promised no points that it does not get, by the answer to the order neither [selling-51]', async () => {
    const user = await shop.signUp();
    for (const shopper of [shop.guest(), new Shopper(shop.url, user.token)]) {
      const cart_uuid = await shopper.readyCart(await shop.product({ edr_bonus_points: 7 }));
      const input = {
        ...{ cart_uuid, idempotency_key: randomUUID() },
        stripe_source_id: await shopper.cardToken(),
      };
      const placed = await shopper.run(
        'checkout_place_order',
        input,
        'order { edr_base_points edr_bonus_points }',
      );
      expect(at(placed, 'checkout_place_order.order')).toEqual({ edr_base_points: 0, edr_bonus_points: 0 });
    }
  });

  it('belongs to one account only, and an account has only one', async () => {
    const [first, second] = [await shop.signUp(), await shop.signUp()];
    expect((await popup.link(first, 'card-3')).result).toBe('linked');
    expect((await popup.link(second, 'card-3')).result).toBe('taken');
    expect((await popup.rewardsOf(second)).me).toMatchObject({ edr_linked: false, edr_card_last4: null });
    expect((await popup.link(first, 'card-1', { token: 'any' })).result).toBe('expired');
    expect((await popup.rewardsOf(first)).me.edr_card_last4).toBe('9158');
  });

  it('is linked once when two popups return concurrently', async () => {
    await shop.db.collection('rewards_cards').deleteMany({});
    const user = await shop.signUp();
    const [one, two] = [await popup.openPopup(user), await popup.openPopup(user)];
    const callbacks = [
      await popup.choose(one.location, 'card-1'),
      await popup.choose(two.location, 'card-2'),
    ];
    const cookies = [one.cookie, two.cookie];
    const both = await Promise.all(
      callbacks.map((callback, i) => popup.returnToApp(callback, cookies[i] ?? '')),
    );
    expect(both.map(({ result }) => result).sort()).toEqual(['already-linked', 'linked']);
    expect(await shop.db.collection('rewards_cards').countDocuments()).toBe(1);
  });

  it('is reported as already linked', async () => {
    await shop.db.collection('rewards_cards').deleteMany({});
    const user = await shop.signUp();
    const { me } = await popup.rewardsOf(user);
    expect((await popup.link(user, 'card-1')).result).toBe('linked');
    expect((await popup.link(user, 'card-2', { token: me.edr_auth_token })).result).toBe('already-linked');
  });
});
