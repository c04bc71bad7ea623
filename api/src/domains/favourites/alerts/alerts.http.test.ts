import { describe, expect, it } from 'vitest';
import { favouriteAlerts, setAlerts, stopAlerts, stopTokenOf } from '../../../../test/shop/favourite-alerts';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const alerts = favouriteAlerts(shop);

const price = (value: number) => ({ prices: [{ type: 'default' as const, min_qty: 1, value }] });

describe('mails about favourites', () => {
  it('tell once, in one mail, of all that is back in stock or costs less, across concurrent processes', async () => {
    const soldOut = await shop.product({ stock: 0, name: 'Zinc 30 tablets' });
    const dear = await shop.product({ ...price(2500), name: 'Iron 60 tablets' });
    const { email } = await alerts.watcher(soldOut, dear);
    await alerts.settle();
    expect(await alerts.mailsSent()).toEqual([]);
    await alerts.setProduct(soldOut, { stock: 3 });
    await alerts.setProduct(dear, price(2000));
    const mails = await alerts.mailsSent(3);
    expect(mails).toMatchObject([{ to: email, subject: 'News about 2 of your favourites' }]);
    expect(mails[0]?.text).toContain('Zinc 30 tablets: Back in stock, $10.00');
    expect(mails[0]?.text).toContain('Iron 60 tablets: $20.00, was $25.00');
    expect(mails[0]?.text).toContain('/user/favourites');
    expect(await alerts.mailsSent()).toEqual([]);
  });

  it('name the one product and lead to it; each later change is another mail', async () => {
    const id = await shop.product({ stock: 0, name: 'Magnesium' });
    await alerts.watcher(id);
    for (let round = 0; round < 2; round += 1) {
      await alerts.settle();
      await alerts.setProduct(id, { stock: 1 });
      const [mail, ...others] = await alerts.mailsSent();
      expect([mail?.subject, others]).toEqual(['Magnesium is back in stock', []]);
      expect(mail?.text).toContain(`/products/test-${id}`);
      await alerts.setProduct(id, { stock: 0 });
    }
  });

  it('wait until small drops add up to five per cent, and ignore a price that rises', async () => {
    const id = await shop.product({ ...price(10_000), name: 'Scale' });
    await alerts.watcher(id);
    for (const value of [12_000, 11_700, 11_500]) {
      await alerts.settle();
      await alerts.setProduct(id, price(value));
      expect(await alerts.mailsSent()).toEqual([]);
    }
    await alerts.setProduct(id, price(11_400));
    expect((await alerts.mailsSent()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Scale: $114.00, was $120.00'),
    ]);
  });

  it('are sent to nobody who did not ask, asked later, saved it later or removed it', async () => {
    const id = await shop.product({ stock: 0 });
    const other = await shop.product();
    const { shopper: removed } = await alerts.watcher(id);
    const { shopper: never } = await shop.user();
    await never.run('favourites_add', { product_id: String(id) }, '__typename');
    await alerts.watcher(other);
    await alerts.settle();
    await removed.run('favourites_remove', { product_id: String(id) }, '__typename');
    await alerts.watcher(id);
    await alerts.setProduct(id, { stock: 2 });
    expect(await alerts.mailsSent()).toEqual([]);
    await setAlerts(never, true);
    expect(await alerts.mailsSent()).toEqual([]);
  });

  it.each([
    ['schedule 3', { schedule: '3' }],
    ['schedule 3 of Appendix H', { schedule: '3', tags: ['S3_Appendix H'] }],
    ['schedule 4', { schedule: '4', requires_prescription: true }],
    ['schedule 4N', { schedule: '4N' }],
    ['practitioners only', { is_practitioner: true }],
  ] as const)('are never about products of %s', async (_name, regulation) => {
    const id = await shop.product({
      stock: 0,
      ...price(3000),
      ...regulation,
      tags: [...('tags' in regulation ? regulation.tags : [])],
    });
    await alerts.watcher(id);
    await alerts.settle();
    await alerts.setProduct(id, { stock: 5, ...price(1000) });
    expect(await alerts.mailsSent()).toEqual([]);
  });

  it('know nothing of changes while a product was off sale or nobody had saved it', async () => {
    const disabled = await shop.product({ ...price(3000) });
    const { shopper } = await alerts.watcher(disabled);
    await alerts.settle();
    await alerts.setProduct(disabled, { status: 'Disabled' });
    expect(await alerts.mailsSent()).toEqual([]);
    await shopper.run('favourites_remove', { product_id: String(disabled) }, '__typename');
    await alerts.settle();
    await alerts.setProduct(disabled, { status: 'Active', ...price(1000) });
    await alerts.watcher(disabled);
    alerts.wait();
    expect(await alerts.mailsSent()).toEqual([]);
  });
});

describe('consent to mails about favourites', () => {
  const READ = '{ favourite_alerts { wanted consented_at } }';
  const none = { wanted: false, consented_at: null };

  it('is not assumed, and is recorded with its time and wording', async () => {
    const { id, shopper } = await shop.user();
    expect(at(await shopper.send(READ), 'favourite_alerts')).toEqual(none);
    const consented_at = shop.clock.now().toISOString();
    const given = { wanted: true, consented_at };
    expect(at(await setAlerts(shopper, true), 'favourite_alerts_set')).toEqual(given);
    expect(at(await shopper.send(READ), 'favourite_alerts')).toEqual(given);
    const stored = await shop.collection('favourite_alerts').findOne({ _id: id });
    expect(stored).toMatchObject({ wording: 'favourites-1', withdrawn_at: null });
    expect(failure(await setAlerts(shopper, true, 'constructor'))?.code).toBe('INVALID_INPUT');
  });

  it('is stored once, however fast it is given', async () => {
    const { shopper } = await shop.user();
    const answers = await Promise.all(Array.from({ length: 8 }, () => setAlerts(shopper, true)));
    expect(answers.map(failure).filter(Boolean)).toEqual([]);
  });

  it('is withdrawn in the account', async () => {
    const id = await shop.product({ stock: 0 });
    const { id: userId, shopper } = await alerts.watcher(id);
    await alerts.settle();
    expect(at(await setAlerts(shopper, false), 'favourite_alerts_set')).toEqual(none);
    await alerts.setProduct(id, { stock: 2 });
    expect(await alerts.mailsSent()).toEqual([]);
    const stored = await shop.collection('favourite_alerts').findOne({ _id: userId });
    expect(stored).toMatchObject({ withdrawn_by: 'account', withdrawn_at: shop.clock.now() });
  });

  it('is withdrawn by the link in any mail, without signing in, as often as it is opened', async () => {
    const id = await shop.product({ stock: 0 });
    const { shopper } = await alerts.watcher(id);
    await alerts.settle();
    await alerts.setProduct(id, { stock: 2 });
    const [mail] = await alerts.mailsSent();
    if (!mail) throw new Error('No mail was sent');
    const token = stopTokenOf(mail);
    expect(mail.html).toContain(`/for-you/stop-emails#${token}`);
    for (let time = 0; time < 2; time += 1) {
      const answer = await stopAlerts(shop.guest(), token);
      expect(at(answer, 'favourite_alerts_stop')).toEqual({ wanted: false });
    }
    expect(at(await shopper.send(READ), 'favourite_alerts')).toEqual(none);
    await setAlerts(shopper, true);
    expect(failure(await stopAlerts(shop.guest(), token))).toBeFalsy();
    expect(at(await shopper.send(READ), 'favourite_alerts')).toEqual(none);
    await alerts.setProduct(id, { stock: 0 });
    await alerts.settle();
    await alerts.setProduct(id, { stock: 2 });
    expect(await alerts.mailsSent()).toEqual([]);
  });

  it('needs a session or the token of a mail [6-03]', async () => {
    const guest = shop.guest();
    const codes = [await guest.send(READ), await setAlerts(guest, true)].map((each) => failure(each)?.code);
    expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    for (const token of ['', 'x', 'x'.repeat(5000)])
      expect(failure(await stopAlerts(guest, token))?.code).toBe('STOP_LINK_INVALID');
  });
});
