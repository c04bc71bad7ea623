import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { CHARGED, programOf } from '../../../../test/shop/program';
import { programMonths } from '../../../../test/shop/program-months';
import { at, CARDS, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { listConsents, readWording } from '../../consents';

const shop = testShop();
const program = programOf(shop);
const months = programMonths(shop, program);

/** Creates a member whom a practitioner has just offered a medicine. */
async function offered(repeats = 3) {
  const person = await program.enrolled();
  const { shopper: staff } = await program.user('practitioner');
  const product_id = String(await program.medicine({ stock: 50 }));
  const items = [{ product_id, quantity: 2, repeats }];
  const { subscription_id } = person;
  at(
    await program.send(staff, 'review', { has_spoken: true, subscription_id, items }),
    'journey_subscriptions_review',
  );
  return { ...person, staff, product_id };
}

describe('an offer of a medicine', () => {
  it('orders and charges nothing by itself, and is mailed without the medicine [consent-03]', async () => {
    const { id, shopper, subscription_id, product_id } = await offered();
    await program.renew(2);
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
    const { offer } = await program.asked(shopper);
    expect(offer).toMatchObject({ price: 2000, charged_now: 2000 });
    expect(offer?.consent).toContain('3 monthly supplies. $20.00 for each supply.');
    const customer = await shop.db
      .collection<{ _id: string; email: string }>('customers')
      .findOne({ _id: id });
    const mails = await mailsTo(shop.services, customer?.email ?? '');
    const mail = mails.find(({ template }) => template === 'program_offer');
    expect(mail?.text).toContain('until Tuesday 8 December 2026');
    const product = await shop.db.collection('products').findOne({ _id: Number(product_id) as never });
    expect(mail?.text).not.toContain(String(product?.name));
  });

  it('is ordered and charged once it is accepted, with its words kept [consent-01 consent-03]', async () => {
    const { shopper, subscription_id } = await offered();
    const { offer } = await program.asked(shopper);
    await Promise.all([1, 2, 3].map(() => program.accept(shopper, subscription_id)));
    const { orders, captured, open } = await program.money(subscription_id);
    expect(orders.map(({ order_total }) => order_total)).toEqual([7900, 2000]);
    expect([captured.length, open.length]).toEqual([2, 0]);
    const consents = await listConsents(shop.db, subscription_id);
    const consent = consents.find(({ kind }) => kind === 'medicine_order');
    expect(consent && readWording(shop.services, consent)).toBe(offer?.consent);
    expect((await program.stored(subscription_id)).items).toMatchObject([{ repeats_left: 2 }]);
    expect((await program.asked(shopper)).offer).toBeNull();
  });

  it('is accepted in its own words only, and by the customer alone [consent-01]', async () => {
    const { shopper, subscription_id } = await offered();
    const { offer } = await program.asked(shopper);
    const input = { subscription_id, offer_id: offer?.id ?? '' };
    const accept = async (consent: string, offer_id = input.offer_id) =>
      failure(await program.send(shopper, 'accept_offer', { ...input, offer_id, consent }, CHARGED))?.code;
    expect(await accept('')).toBe('CONSENT_REQUIRED');
    expect(await accept((offer?.consent ?? '').replace('$20.00', '$2.00'))).toBe('CONSENT_REQUIRED');
    expect(await accept(offer?.consent ?? '', 'other')).toBe('SUBSCRIPTION_STATUS');
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
  });

  it('stays open when the card is declined, and ends after 14 days [consent-03]', async () => {
    const { id, shopper, again, subscription_id } = await offered();
    await program.card(id, CARDS.declined);
    expect(failure(await program.accept(shopper, subscription_id))?.code).toBe('PAYMENT_DECLINED');
    expect((await program.asked(shopper)).offer).not.toBeNull();
    expect((await program.stored(subscription_id)).status).toBe('active');
    const { offer } = await program.asked(shopper);
    months.after(14.1);
    const late = { subscription_id, offer_id: offer?.id ?? '', consent: offer?.consent ?? '' };
    expect(failure(await program.send(await again(), 'accept_offer', late, CHARGED))?.code).toBe(
      'SUBSCRIPTION_STATUS',
    );
    months.after(0);
  });

  it('is declined without an order [consent-03]', async () => {
    const { shopper, subscription_id } = await offered();
    const { offer } = await program.asked(shopper);
    const input = { subscription_id, offer_id: offer?.id ?? '' };
    at(
      await program.send(shopper, 'decline_offer', input),
      'journey_subscriptions_decline_offer.subscription.id',
    );
    expect((await program.asked(shopper)).offer).toBeNull();
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
  });

  it('tells a page that answers late what has become of it, and undoes nothing [consent-03]', async () => {
    const messageOf = async (answer: Promise<object>) => failure((await answer) as never)?.message;
    const taken = await offered();
    const { offer } = await program.asked(taken.shopper);
    const late = { subscription_id: taken.subscription_id, offer_id: offer?.id ?? '' };
    await program.accept(taken.shopper, taken.subscription_id);
    for (const operation of ['accept_offer', 'decline_offer']) {
      const input = operation === 'accept_offer' ? { ...late, consent: offer?.consent ?? '' } : late;
      const fields = operation === 'accept_offer' ? CHARGED : undefined;
      expect(await messageOf(program.send(taken.shopper, operation, input, fields))).toContain(
        'You have accepted this offer already',
      );
    }
    expect((await program.money(taken.subscription_id)).orders).toHaveLength(2);
    const query = '{ journey_subscriptions { answered_offer { id outcome } } }';
    expect(at(await taken.shopper.send(query), 'journey_subscriptions.0.answered_offer')).toEqual({
      id: offer?.id,
      outcome: 'accepted',
    });
    const left = await offered();
    const asked = (await program.asked(left.shopper)).offer;
    const declined = { subscription_id: left.subscription_id, offer_id: asked?.id ?? '' };
    await program.send(left.shopper, 'decline_offer', declined);
    const accept = { ...declined, consent: asked?.consent ?? '' };
    expect(await messageOf(program.send(left.shopper, 'accept_offer', accept, CHARGED))).toContain(
      'You have declined this offer already',
    );
  });

  it('of a changed prescription comes with the next monthly order, at no more than its price', async () => {
    const { shopper, staff, subscription_id, product_id } = await offered(6);
    await program.accept(shopper, subscription_id);
    const items = [{ product_id, quantity: 1, repeats: 4 }];
    await program.send(staff, 'review', { has_spoken: true, subscription_id, items });
    expect((await program.asked(shopper)).offer).toMatchObject({ price: 1000, charged_now: null });
    expect((await program.stored(subscription_id)).items).toMatchObject([{ quantity: 2 }]);
    at(await program.accept(shopper, subscription_id), 'journey_subscriptions_accept_offer.subscription.id');
    await shop.db
      .collection<{ _id: number }>('products')
      .updateOne({ _id: Number(product_id) }, { $set: { 'prices.0.value': 5000 } });
    months.after(31);
    await program.renew(2);
    const { orders } = await program.money(subscription_id);
    expect(orders.map(({ order_total }) => order_total)).toEqual([7900, 2000, 8900]);
    months.after(0);
  });
});

describe('a renewal', () => {
  it('waits for consent, then is announced before it is charged [consent-01 consent-02]', async () => {
    const { id, again, subscription_id } = await program.active();
    await shop.db.collection('consents').deleteMany({ subject_id: subscription_id });
    months.after(31);
    await program.renew(2);
    expect(await program.stored(subscription_id)).toMatchObject({
      awaits_consent: true,
      charge_due_at: null,
    });
    const customer = await shop.db
      .collection<{ _id: string; email: string }>('customers')
      .findOne({ _id: id });
    const mails = await mailsTo(shop.services, customer?.email ?? '');
    expect(mails.filter(({ template }) => template === 'program_consent')).toHaveLength(1);
    const shopper = await again();
    const { consent } = await program.asked(shopper);
    const agreed = await program.send(shopper, 'agree', { subscription_id, consent });
    const kept = (await mailsTo(shop.services, customer?.email ?? '')).filter(
      ({ template }) => template === 'program_agreed',
    );
    // One of joining, one of now; each in the words that were shown.
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).toContain('renews every month until you cancel it');
    expect(at(agreed, 'journey_subscriptions_agree.subscription.next_period_at')).toBe(
      '2026-12-31T00:00:00.000Z',
    );
    await months.live(31, 38);
    expect((await program.money(subscription_id)).orders.map(({ order_total }) => order_total)).toEqual([
      7900, 7900,
    ]);
    months.after(0);
  });

  it('that was not announced in time is moved on [consent-02]', async () => {
    const { subscription_id } = await program.active();
    months.after(31);
    const { renewDueSubscriptions } = await import('../billing/renew-due');
    await renewDueSubscriptions(shop.services);
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
    expect((await program.stored(subscription_id)).next_period_at?.toISOString()).toBe(
      '2026-12-31T00:00:00.000Z',
    );
    months.after(0);
  });
});
