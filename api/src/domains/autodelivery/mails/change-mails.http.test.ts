import { describe, expect, it } from 'vitest';
import { run, type SignedInSubscriber, subscriber } from '../../../../test/clients/autodelivery-calls';
import { mailsTo } from '../../../../test/server/outbox';
import { changeStored, storedAutoDelivery } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { deliverMails } from '../../mail';

const shop = testShop();

/** Returns the mails about the AutoDelivery since its start, oldest first. */
async function told({ id }: SignedInSubscriber) {
  const { shipping_email } = await storedAutoDelivery(shop, id);
  const mails = await mailsTo(shop.services, shipping_email);
  return mails.filter((mail) => mail.id.includes(id) && mail.template !== 'autodelivery_started');
}
const templatesOf = async (who: SignedInSubscriber) => (await told(who)).map(({ template }) => template);

/** Sends an operation twice, as a browser does that lost the first answer. */
async function twice({ shopper }: SignedInSubscriber, operation: string, input: object) {
  for (let time = 0; time < 2; time += 1) {
    expect((await run(shopper, operation, input)).errors).toBeUndefined();
  }
}

const FIRST = ['Next order and charge: Sunday 20 December 2026', 'Expected: Thu 24 Dec to Mon 4 Jan'];
const SECOND = ['Next order and charge: Sunday 17 January 2027', 'Expected: Thu 21 Jan to Thu 28 Jan'];
const PLAN = ['with delivery: $26.95', 'Charged to: Visa ending in 4242', 'How often: Every 4 weeks'];

describe('the owner of an AutoDelivery is told by one mail [selling-48]', () => {
  it('of a skipped delivery, and of the one after it', async () => {
    const who = await subscriber(shop);
    const { delivery_date } = await storedAutoDelivery(shop, who.id);
    await twice(who, 'skip', { id: who.id, delivery_date: delivery_date.toISOString() });
    const [mail, ...others] = await told(who);
    expect([mail?.template, others]).toEqual(['autodelivery_skipped', []]);
    expect(mail?.text).toContain('on Sunday 20 December 2026 is skipped');
    const until = 'Changes until: Saturday 16 January 2027, 11:00 am (AEDT)';
    for (const part of [...SECOND, ...PLAN, until]) expect(mail?.text).toContain(part);
    expect(mail?.text).toContain('/user/autodelivery');
  });

  it('of a pause, in which nothing is charged, and of its end', async () => {
    const who = await subscriber(shop);
    await twice(who, 'pause', { id: who.id });
    const [paused, ...others] = await told(who);
    expect([paused?.template, others]).toEqual(['autodelivery_paused_as_asked', []]);
    expect(paused?.text).toContain('paused until you resume it. Meanwhile nothing is charged');
    expect(paused?.text).toContain('Kept, and not charged: Visa ending in 4242');
    expect(paused?.text).toMatch(/^How often: .+\nContents: \d+ products?$/m);
    expect(paused?.text).toMatch(/^Delivering to\n.+\n.+\n.+ \d{4}$/m);
    expect(paused?.text).not.toContain('already paid');
    await twice(who, 'resume', { id: who.id });
    const [, resumed, ...more] = await told(who);
    expect([resumed?.template, more]).toEqual(['autodelivery_resumed', []]);
    for (const part of [...FIRST, ...PLAN]) expect(resumed?.text).toContain(part);
  });

  it('of its end, with the order that still comes', async () => {
    const who = await subscriber(shop);
    await changeStored(shop, who.id, { milestone: 'delivery' });
    await twice(who, 'delete', { id: who.id });
    const [mail, ...others] = await told(who);
    expect([mail?.template, others]).toEqual(['autodelivery_ended', []]);
    expect(mail?.text).toContain('Visa ending in 4242 is not charged for it any more');
    expect(mail?.text).toContain('still comes (expected Thu 24 Dec to Mon 4 Jan)');
  });

  it('of a new address, also while it is paused', async () => {
    const who = await subscriber(shop);
    await run(who.shopper, 'pause', { id: who.id });
    await twice(who, 'edit', { id: who.id, shipping_address_2: 'Unit 7' });
    // Both of the same moment.
    const mails = await told(who);
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'autodelivery_changed',
      'autodelivery_paused_as_asked',
    ]);
    const mail = mails.find(({ template }) => template === 'autodelivery_changed');
    expect(mail?.text).toContain('Unit 7, ');
    expect(mail?.text).toContain('Next order and charge: None until you resume it');
  });

  it('of a new card, which it names', async () => {
    const who = await subscriber(shop);
    const stripe_source_id = await who.shopper.cardToken();
    await who.shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
    const another = { 'payment_methods.$.brand': 'mastercard', 'payment_methods.$.last4': '4444' };
    await shop.db
      .collection<{ _id: string }>('customers')
      .updateOne(
        { _id: who.userId, 'payment_methods.stripe_source_id': stripe_source_id },
        { $set: another },
      );
    await twice(who, 'edit', { id: who.id, stripe_source_id });
    const [mail, ...others] = await told(who);
    expect([mail?.template, others]).toEqual(['autodelivery_changed', []]);
    expect(mail?.text).toContain('Charged to: Mastercard ending in 4444');
  });
});

describe('changes soon after each other [selling-48]', () => {
  it('are told by one mail, ten minutes after the first, of how it stands then', async () => {
    const who = await subscriber(shop);
    const [item] = (await storedAutoDelivery(shop, who.id)).items;
    const startedAt = shop.clock.now().getTime();
    for (const quantity of [3, 4, 5]) await run(who.shopper, 'edit_item', { id: item?.id, quantity });
    await run(who.shopper, 'edit', { id: who.id, frequency: '8W' });
    const [mail, ...others] = await told(who);
    expect([mail?.template, others]).toEqual(['autodelivery_changed', []]);
    expect(mail?.text).toContain('How often: Every 8 weeks');
    expect(mail?.text).toContain('with delivery: $55.45');
    const stored = await shop.db
      .collection<{ _id: string; due_at: Date }>('mail_outbox')
      .findOne({ _id: mail?.id });
    expect((stored?.due_at.getTime() ?? 0) - startedAt).toBe(10 * 60_000);
  });

  it('are not told any more once a pause or a skip has told the present state', async () => {
    const who = await subscriber(shop);
    const [item] = (await storedAutoDelivery(shop, who.id)).items;
    await run(who.shopper, 'edit_item', { id: item?.id, quantity: 3 });
    await run(who.shopper, 'pause', { id: who.id });
    expect(await templatesOf(who)).toEqual(['autodelivery_paused_as_asked']);
  });

  it('are told again if the first were sent', async () => {
    const who = await subscriber(shop);
    const [item] = (await storedAutoDelivery(shop, who.id)).items;
    await run(who.shopper, 'edit_item', { id: item?.id, quantity: 3 });
    const [first] = await told(who);
    const later = { now: () => new Date(shop.clock.now().getTime() + 11 * 60_000) };
    const sent: string[] = [];
    const transport = {
      send: async (_mail: unknown, id: string) => void sent.push(id),
      close: () => undefined,
    };
    await deliverMails({ ...shop.services, clock: later }, transport);
    expect(sent).toContain(first?.id);
    await run(who.shopper, 'remove_item', { id: item?.id });
    const [second, ...others] = await told(who);
    expect([second?.template, others]).toEqual(['autodelivery_changed', []]);
    expect(second?.text).toContain('It is empty: nothing is charged');
    expect(second?.text).not.toContain('$');
  });
});

describe('no mail is sent', () => {
  it('when nothing changes, or only its name and note', async () => {
    const who = await subscriber(shop);
    const { shipping_address_1, shipping_suburb, stripe_source_id } = await storedAutoDelivery(shop, who.id);
    const same = { frequency: '4W', shipping_address_1, shipping_suburb, stripe_source_id };
    await run(who.shopper, 'edit', { id: who.id, ...same });
    await run(who.shopper, 'edit', { id: who.id, name: 'Shelf', delivery_instructions: 'Side gate' });
    expect(await told(who)).toEqual([]);
    expect((await storedAutoDelivery(shop, who.id)).version).toBe(1);
  });

  it('when the change is refused', async () => {
    const who = await subscriber(shop);
    const [item] = (await storedAutoDelivery(shop, who.id)).items;
    const refused: [string, object][] = [
      ['edit', { id: who.id, shipping_postcode: '3000' }],
      ['edit', { id: who.id, stripe_source_id: 'src_of_nobody' }],
      ['edit_item', { id: item?.id, quantity: 5000 }],
    ];
    for (const [operation, input] of refused) {
      expect((await run(who.shopper, operation, input)).errors, operation).toBeDefined();
    }
    await changeStored(shop, who.id, { milestone: 'charge' });
    expect((await run(who.shopper, 'skip', { id: who.id })).errors).toBeDefined();
    expect(await told(who)).toEqual([]);
  });
});
