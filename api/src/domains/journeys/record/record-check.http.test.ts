import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { ANSWERED, SLOT } from '../../../../test/shop/program';
import { testRenewals } from '../../../../test/shop/program-months';
import { at, failure } from '../../../../test/shop/shopper';
import { sealHealth } from '../../patients/sealed-fields';
import { renewDueSubscriptions } from '../billing/renew-due';

const { shop, program, months } = testRenewals();

async function record(patient_uuid: string, is_pregnant_breastfeeding: 'yes' | 'no') {
  const given = { is_pregnant_breastfeeding, allergies: '', conditions: '', medication: '' };
  const health = sealHealth(shop.services.cipher, given, patient_uuid);
  await shop.db
    .collection<{ _id: string }>('patients')
    .updateOne({ _id: patient_uuid }, { $set: { health } });
}

describe('a patient whose record says pregnant', () => {
  it('is not taken by answers that deny it, until the record is corrected [health-20]', async () => {
    const { id, shopper, patient_uuid, subscription_id } = await program.draft();
    await program.card(id);
    const submit = () => program.send(shopper, 'submit', { subscription_id, ...SLOT, ...ANSWERED });
    await record(patient_uuid, 'yes');
    expect(failure(await submit())?.code).toBe('RECORD_CONTRADICTS');
    expect((await program.stored(subscription_id)).questionnaire).toBeNull();
    await record(patient_uuid, 'no');
    expect(failure(await submit())).toBeUndefined();
    await record(patient_uuid, 'yes');
    expect(failure(await program.pay(shopper, { subscription_id }))?.code).toBe('RECORD_CONTRADICTS');
    expect((await program.money(subscription_id)).orders).toEqual([]);
  });

  it('is neither started nor prescribed, and an open offer is not charged [health-20]', async () => {
    const { shopper, patient_uuid, subscription_id } = await program.enrolled();
    const { shopper: staff } = await program.user('practitioner');
    const items = [{ product_id: String(await program.medicine()), quantity: 1, repeats: 6 }];
    const review = (prescribed: object[]) =>
      program.send(staff, 'review', { has_spoken: true, subscription_id, items: prescribed });
    await record(patient_uuid, 'yes');
    expect(failure(await review(items))?.code).toBe('RECORD_CONTRADICTS');
    expect(failure(await review([]))?.code).toBe('RECORD_CONTRADICTS');
    await record(patient_uuid, 'no');
    at(await review(items), 'journey_subscriptions_review.subscription.id');
    await record(patient_uuid, 'yes');
    expect(failure(await program.accept(shopper, subscription_id))?.code).toBe('RECORD_CONTRADICTS');
    at(await review([]), 'journey_subscriptions_review.subscription.id');
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
  });

  it('holds the order of a running program with one mail, and announces it anew [health-20 consent-02]', async () => {
    const { id, patient_uuid, subscription_id } = await program.active();
    await record(patient_uuid, 'yes');
    months.after(31);
    await program.renew(2);
    months.after(33);
    await program.renew(2);
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
    expect(await program.stored(subscription_id)).toMatchObject({ status: 'active', notice: null });
    const customer = await shop.db
      .collection<{ _id: string; email: string }>('customers')
      .findOne({ _id: id });
    const mails = await mailsTo(shop.services, customer?.email ?? '');
    expect(mails.filter(({ template }) => template === 'program_held')).toHaveLength(1);
    await record(patient_uuid, 'no');
    months.after(35);
    await renewDueSubscriptions(shop.services);
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
    const { charge_due_at } = await program.stored(subscription_id);
    expect(charge_due_at?.getTime()).toBeGreaterThan(shop.clock.now().getTime() + 3 * 86_400_000);
    months.after(0);
  });
});
