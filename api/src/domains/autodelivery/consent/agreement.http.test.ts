import { describe, expect, it } from 'vitest';
import { AUTODELIVERIES, result, run, subscriber } from '../../../../test/clients/autodelivery-calls';
import { mailsTo } from '../../../../test/server/outbox';
import { dueDeliveries, item } from '../../../../test/shop/due-delivery';
import { at, type Shopper } from '../../../../test/shop/shopper';
import { changeStored } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { listConsents, withdrawConsents } from '../../consents';
import { chargeStep } from '../cycle/charge';
import type { AutoDeliveryDocument } from '../documents';

const shop = testShop();
const deliveries = dueDeliveries(shop);

const AGREEMENT = AUTODELIVERIES.replace('status }', 'status agreement { given_at wording is_by_staff } }');

interface Agreement {
  given_at: string;
  wording: string;
  is_by_staff: boolean;
}

const agreementOf = async (shopper: Shopper, id: string) =>
  at<Agreement | null>(await shopper.send(AGREEMENT, { id }), 'autodeliveries.0.agreement');

const passMinute = () => {
  shop.clock.current = new Date(shop.clock.now().getTime() + 60_000);
};

describe('the agreement to the charges of an AutoDelivery [consent-15]', () => {
  it('is that of its first order, until its owner changes what is sent or how often', async () => {
    const { shopper, id } = await subscriber(shop);
    const first = await agreementOf(shopper, id);
    expect(first).toMatchObject({ wording: expect.stringContaining('we send you 2 × '), is_by_staff: false });

    await run(shopper, 'edit', { id, name: 'Kitchen', delivery_instructions: 'Behind the gate' });
    expect(await agreementOf(shopper, id)).toEqual(first);

    passMinute();
    const product = String(await shop.product());
    await run(shopper, 'add_item', { autodelivery_id: id, product_id: product, quantity: 3, one_off: true });
    const second = await agreementOf(shopper, id);
    expect(second?.wording).toContain('(once)');
    expect(second?.given_at).not.toBe(first?.given_at);

    passMinute();
    await run(shopper, 'edit', { id, frequency: '2W' });
    expect((await agreementOf(shopper, id))?.wording).toContain('Every 2 weeks');
    const kept = await listConsents(shop.db, id);
    expect(kept.map(({ withdrawn_reason }) => withdrawn_reason)).toEqual([null, 'replaced', 'replaced']);
  });

  it('is made by a quantity too, and by nothing that leaves it empty', async () => {
    const { shopper, id } = await subscriber(shop);
    const [line] = result<{ id: string }[]>(
      await run(shopper, 'edit', { id, name: 'Shelf' }),
      'edit',
      '.items',
    );
    await run(shopper, 'edit_item', { id: line?.id, quantity: 5 });
    const more = await agreementOf(shopper, id);
    expect(more?.wording).toContain('5 × ');
    await run(shopper, 'remove_item', { id: line?.id });
    expect(await agreementOf(shopper, id)).toEqual(more);
  });

  it.each([
    [
      'more of a product',
      (found: AutoDeliveryDocument) => ({ items: found.items.map((one) => ({ ...one, quantity: 3 })) }),
    ],
    [
      'another product',
      async (found: AutoDeliveryDocument) => ({ items: [...found.items, item(await shop.product())] }),
    ],
    ['more often', async () => ({ frequency: '2W' as const })],
  ])('is not to %s: nothing is charged for what nobody agreed to, and it pauses', async (_what, change) => {
    const who = await deliveries.due();
    const documents = shop.db.collection<AutoDeliveryDocument>('autodeliveries');
    await documents.updateOne({ _id: who.id }, { $set: await change(await who.read()) });
    await chargeStep(shop.services, await who.read());
    expect(await who.read()).toMatchObject({ status: 'paused', last_payment_status: 'none' });
    expect(await deliveries.intentsOf(who.id)).toEqual([]);
    expect(await deliveries.orderOf(who.id)).toBeNull();
    const mails = await mailsTo(shop.services, (await who.read()).shipping_email);
    const told = mails.filter(({ template }) => template === 'autodelivery_paused');
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('no record that you agreed')]);
  });

  it('is given by who resumes it: what was paused for want of one is charged again', async () => {
    const who = await deliveries.due();
    await withdrawConsents(shop.services, { subjectId: who.id, reason: 'replaced' });
    await chargeStep(shop.services, await who.read());
    expect(await who.read()).toMatchObject({ status: 'paused' });
    const shopper = await who.shopper();
    expect(await agreementOf(shopper, who.id)).toBeNull();
    await run(shopper, 'resume', { id: who.id });
    expect((await agreementOf(shopper, who.id))?.wording).toContain('we send you 2 × ');
    await changeStored(shop, who.id, { milestone: 'charge', next_step_at: shop.clock.now() });
    await chargeStep(shop.services, await who.read());
    expect(await who.read()).toMatchObject({ status: 'active', last_payment_status: 'succeeded' });
  });

  it('is to what was changed with it: it is charged', async () => {
    const who = await deliveries.due({ milestone: 'lockin' });
    const shopper = await who.shopper();
    const [line] = (await who.read()).items;
    const edited = await run(shopper, 'edit_item', { id: line?.id, quantity: 5 });
    expect(edited.errors).toBeUndefined();
    await shop.db
      .collection<AutoDeliveryDocument>('autodeliveries')
      .updateOne({ _id: who.id }, { $set: { milestone: 'charge' } });
    await chargeStep(shop.services, await who.read());
    expect((await deliveries.orderOf(who.id))?.items).toMatchObject([{ quantity: 5 }]);
  });
});
