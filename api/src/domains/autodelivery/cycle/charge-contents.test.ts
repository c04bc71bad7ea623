import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { filedScript } from '../../../../test/shop/cart-patients';
import { dueDeliveries, item } from '../../../../test/shop/due-delivery';
import { changeStored } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../../escripts/embedded';
import { sealToken } from '../../cart/tokens';
import { chargeStep } from './charge';

const MINUTE = 60_000;

const shop = testShop();
const deliveries = dueDeliveries(shop);

describe('the contents of a delivery', () => {
  it('exclude sold-out items, of which its owner is told, and one-off items once sent [selling-52]', async () => {
    const who = await deliveries.due();
    const [first] = (await who.read()).items;
    if (!first) throw new Error('no item');
    const once = item(await shop.product({ gst_free: true }), { one_off: true });
    const soldOut = item(await shop.product({ stock: 0 }), { one_off: true });
    await changeStored(shop, who.id, { items: [first, once, soldOut] });
    await chargeStep(shop.services, await who.read());
    const order = await deliveries.orderOf(who.id);
    expect(order?.items.map(({ product_id }) => product_id)).toEqual([first.product_id, once.product_id]);
    expect(order).toMatchObject({ state: 'placed', user_id: who.userId });
    expect(order?.items.map(({ gst }) => gst)).toEqual([173, 0]);
    expect((await who.read()).items.map(({ id }) => id)).toEqual([first.id, soldOut.id]);
    const mails = await mailsTo(shop.services, (await who.read()).shipping_email);
    const told = mails.find(({ template }) => template === 'autodelivery_left_out');
    expect(told?.text).toContain(`Your order ${order?.reference} of`);
    expect(told?.text).toContain('was placed without 1 product:');
  });

  it('can be empty, which skips the delivery', async () => {
    const who = await deliveries.due();
    const before = await who.read();
    await changeStored(shop, who.id, { items: [item(await shop.product({ stock: 0 }))] });
    expect(await chargeStep(shop.services, await who.read())).toEqual({ order: null });
    expect(await who.read()).toMatchObject({
      status: 'active',
      milestone: 'notify',
      cycle: 2,
      delivery_date: new Date(before.delivery_date.getTime() + 28 * 24 * 60 * MINUTE),
    });
    expect(await deliveries.intentsOf(who.id)).toEqual([]);
  });

  it('ship express if an item is cold', async () => {
    const who = await deliveries.due();
    await changeStored(shop, who.id, { items: [item(await shop.product({ is_fridge: true }))] });
    await chargeStep(shop.services, await who.read());
    expect((await deliveries.orderOf(who.id))?.shipping_method).toMatchObject({ id: 'express', price: 1295 });
  });

  it('use an e-prescription token once; the next delivery needs a new one', async () => {
    const who = await deliveries.due();
    const patient_uuid = `patient-of-${who.userId}`;
    const name = { first_name: 'Pat', last_name: 'Bee', person_key: patient_uuid };
    await shop.db
      .collection<{ _id: string }>('patients')
      .insertOne({ _id: patient_uuid, user_id: who.userId, ...name } as { _id: string });
    const medicine = await shop.product({ schedule: '4', requires_prescription: true });
    const eprescription_token = sealToken(shop.services.cipher, SAMPLE_TOKENS.valid, patient_uuid);
    const script = { patient_uuid, script_type: 'escript' as const, eprescription_token };
    await changeStored(shop, who.id, { items: [item(medicine, script)] });
    await chargeStep(shop.services, await who.read());
    expect(await deliveries.orderOf(who.id)).toMatchObject({
      state: 'pharmacist_review',
      items: [{ product_id: medicine, eprescription_token, patient_uuid }],
    });
    expect((await who.read()).items).toMatchObject([{ patient_uuid, eprescription_token: null }]);
    const now = shop.clock.now();
    await changeStored(shop, who.id, { milestone: 'charge', cycle: 2, next_step_at: now });
    expect(await chargeStep(shop.services, await who.read())).toEqual({ order: null });
  });

  it('use up a repeat of a script on file each, and leave the medicine out when none is left [health-33]', async () => {
    const who = await deliveries.due();
    const medicine = await shop.product({ schedule: '4', requires_prescription: true });
    const patient_uuid = `patient-of-${who.userId}`;
    const scripts_on_file = [filedScript(medicine, { repeats_left: 1 })];
    const patients = shop.db.collection<{ _id: string; scripts_on_file: object[] }>('patients');
    const person = { first_name: 'Pat', last_name: 'Bee', person_key: patient_uuid };
    const patient = { _id: patient_uuid, user_id: who.userId, ...person, scripts_on_file };
    await patients.insertOne(patient);
    await changeStored(shop, who.id, { items: [item(medicine, { patient_uuid, script_type: 'onfile' })] });
    await chargeStep(shop.services, await who.read());
    expect(await deliveries.orderOf(who.id)).toMatchObject({ items: [{ product_id: medicine }] });
    expect(await patients.findOne({ _id: patient_uuid })).toMatchObject({
      scripts_on_file: [{ repeats_left: 0 }],
    });
    const now = shop.clock.now();
    await changeStored(shop, who.id, { milestone: 'charge', cycle: 2, next_step_at: now });
    expect(await chargeStep(shop.services, await who.read())).toEqual({ order: null });
    expect(await deliveries.intentsOf(who.id)).toEqual(['captured']);
  });

  it('are talked about as promised before the first delivery, and not again [2.11-07]', async () => {
    const who = await deliveries.due();
    const practitioner = await shop.product({ is_practitioner: true });
    const items = [item(await shop.product()), item(practitioner, { call_promised: true })];
    await changeStored(shop, who.id, { items });
    await chargeStep(shop.services, await who.read());
    const order = await deliveries.orderOf(who.id);
    expect(order).toMatchObject({ state: 'pharmacist_review', call: { lines: [2], attempts: [] } });
    const sent = await who.read();
    expect(sent.items.map(({ call_promised }) => call_promised)).toEqual([undefined, undefined]);
    const now = shop.clock.now();
    await changeStored(shop, who.id, { milestone: 'charge', cycle: 2, next_step_at: now });
    await chargeStep(shop.services, await who.read());
    const next = await shop.db.collection('orders').findOne({ idempotency_key: `autodelivery:${who.id}:2` });
    expect(next).toMatchObject({ state: 'pharmacist_review' });
    expect(next).not.toHaveProperty('call');
  });

  it('cannot be sent without an address, which pauses the AutoDelivery', async () => {
    const who = await deliveries.due({ shipping_address_1: '', shipping_postcode: '' });
    await chargeStep(shop.services, await who.read());
    expect(await who.read()).toMatchObject({ status: 'paused', last_payment_status: 'none' });
    expect(await deliveries.orderOf(who.id)).toBeNull();
  });
});
