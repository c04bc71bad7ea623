import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { filedScript } from '../../../../test/shop/cart-patients';
import { dueDeliveries, item } from '../../../../test/shop/due-delivery';
import { BUSINESS_HOURS } from '../../../../test/shop/selling';
import { changeStored } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { runDueSteps } from './run-due';

const shop = testShop();
const deliveries = dueDeliveries(shop);
const DAY_MS = 86_400_000;
const INTERVAL = 28;
const NOW = BUSINESS_HOURS;
const after = (days: number) => {
  shop.clock.current = new Date(NOW.getTime() + days * DAY_MS);
};
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
afterEach(() => after(0));

/** An AutoDelivery, due now, of a medicine on a repeat that was last supplied so many days ago. */
async function ofMedicine(suppliedDaysAgo: number, others: readonly number[] = []) {
  const who = await deliveries.due({ frequency: '4W' });
  const rules = { min_days_between_supplies: INTERVAL };
  const medicine = await shop.product({ schedule: '4', requires_prescription: true, ...rules });
  const patient_uuid = `patient-of-${who.userId}`;
  const supplied_at = [daysFromNow(-suppliedDaysAgo)];
  const scripts_on_file = [filedScript(medicine, { repeats: 5, repeats_left: 5, supplied_at })];
  const person = { first_name: 'Pat', last_name: 'Bee', person_key: patient_uuid };
  await shop.db
    .collection<{ _id: string }>('patients')
    .insertOne({ _id: patient_uuid, user_id: who.userId, ...person, scripts_on_file } as { _id: string });
  const items = [item(medicine, { patient_uuid, script_type: 'onfile' }), ...others.map((id) => item(id))];
  await changeStored(shop, who.id, { items });
  return who;
}

async function mailsOf({ read }: Awaited<ReturnType<typeof ofMedicine>>, template: string) {
  const mails = await mailsTo(shop.services, (await read()).shipping_email);
  return mails.filter((mail) => mail.template === template).map(({ text }) => text);
}

describe('an AutoDelivery of a medicine that may not be supplied again yet', () => {
  it('is put off until the day on which it may be, with another notice, and is charged once [health-61]', async () => {
    const who = await ofMedicine(INTERVAL - 10);
    await runDueSteps(shop.services);
    expect(await who.read()).toMatchObject({
      status: 'active',
      cycle: 1,
      milestone: 'notify',
      charge_date: daysFromNow(10),
      delivery_date: daysFromNow(12),
      next_step_at: daysFromNow(5),
    });
    expect(await mailsOf(who, 'autodelivery_nothing_to_send')).toHaveLength(1);
    after(5);
    await runDueSteps(shop.services);
    const [notice = ''] = await mailsOf(who, 'autodelivery_upcoming');
    expect(notice).toContain('with delivery: $');
    expect(notice).not.toContain('cannot be sent');
    for (const day of [9, 10]) {
      after(day);
      await runDueSteps(shop.services);
    }
    expect(await who.read()).toMatchObject({ cycle: 1, milestone: 'delivery' });
    expect(await deliveries.intentsOf(who.id)).toEqual(['captured']);
  });

  it('is put off to a day that leaves time for its notice and for changes [consent-02] [health-61]', async () => {
    const who = await ofMedicine(INTERVAL - 1);
    await runDueSteps(shop.services);
    expect(await who.read()).toMatchObject({ cycle: 1, charge_date: daysFromNow(5) });
    expect((await mailsOf(who, 'autodelivery_upcoming'))[0]).toContain('with delivery: $');
    const shopper = await who.shopper();
    const skipped = await shopper.run('autodeliveries_skip', { id: who.id }, 'autodelivery { status }');
    expect(skipped.errors).toBeUndefined();
  });

  it('is not put off to a day on which its script has expired [health-61]', async () => {
    const who = await ofMedicine(INTERVAL - 10);
    const patients = shop.db.collection<{ _id: string }>('patients');
    const expired = { $set: { 'scripts_on_file.0.expires_on': '2026-11-28' } };
    await patients.updateOne({ _id: `patient-of-${who.userId}` }, expired);
    await runDueSteps(shop.services);
    expect(await who.read()).toMatchObject({ cycle: 2, milestone: 'notify' });
  });

  it('goes without it if something else can be sent, and never waits beyond its next order [health-61]', async () => {
    const mixed = await ofMedicine(INTERVAL - 10, [await shop.product()]);
    await runDueSteps(shop.services);
    expect(await mixed.read()).toMatchObject({ milestone: 'delivery' });
    expect(await mailsOf(mixed, 'autodelivery_left_out')).toHaveLength(1);
    const often = await ofMedicine(0);
    await changeStored(shop, often.id, { frequency: '2W', delivery_date: daysFromNow(2) });
    await runDueSteps(shop.services);
    expect(await often.read()).toMatchObject({ cycle: 2, milestone: 'notify' });
  });

  it('is announced as it will be on the day of its charge [health-61]', async () => {
    const who = await ofMedicine(INTERVAL - 3);
    const ahead = { milestone: 'notify' as const, next_step_at: NOW, charge_date: daysFromNow(5) };
    await changeStored(shop, who.id, {
      ...ahead,
      delivery_date: daysFromNow(7),
      lockin_date: daysFromNow(4),
    });
    await runDueSteps(shop.services);
    const [notice = ''] = await mailsOf(who, 'autodelivery_upcoming');
    expect(notice).toContain('with delivery: $');
    expect(notice).not.toContain('cannot be sent');
  });
});
