import { afterEach, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { ANSWERED, programOf } from '../../../../test/shop/program';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);

const correct = async (shopper: Shopper, uuid: string, change: object) =>
  at(await shopper.run('patients_edit', { uuid, ...change }, 'uuid'), 'patients_edit.uuid');

let restore = () => {};
afterEach(() => restore());

/** Lets something happen while the gateway is asked for the next payment. */
function whilePaying(happen: () => Promise<unknown>): void {
  const { payments } = shop.services;
  const { authorise } = payments;
  restore = () => Object.assign(payments, { authorise });
  const meanwhile: typeof authorise = async (request) => {
    restore();
    await happen();
    return authorise(request);
  };
  Object.assign(payments, { authorise: meanwhile });
}

describe('a record that changes while its program is paid for', () => {
  it('lets nobody join, and keeps no money [health-20]', async () => {
    const { id, shopper, patient_uuid, subscription_id } = await program.draft();
    await program.card(id);
    const submitted = await program.send(shopper, 'submit', { subscription_id, ...ANSWERED });
    at(submitted, 'journey_subscriptions_submit.subscription.id');
    whilePaying(() => correct(shopper, patient_uuid, { is_pregnant_breastfeeding: true }));
    expect(failure(await program.pay(shopper, { subscription_id }))?.code).toBe('CONFLICT');
    expect(failure(await program.pay(shopper, { subscription_id }))?.code).toBe('RECORD_CONTRADICTS');
    expect(await program.stored(subscription_id)).toMatchObject({ status: 'draft', cycle: 0 });
    const { orders, captured, open } = await program.money(subscription_id);
    expect([orders.length, captured.length, open.length]).toEqual([0, 0, 0]);
  });

  it('accepts no offer, which stays open [health-20]', async () => {
    const { shopper, patient_uuid, subscription_id } = await program.enrolled();
    const items = [{ product_id: String(await program.medicine()), quantity: 1, repeats: 6 }];
    const reviewed = await program.send(doctor, 'review', { has_spoken: true, subscription_id, items });
    at(reviewed, 'journey_subscriptions_review.subscription.id');
    whilePaying(() => correct(shopper, patient_uuid, { conditions: 'Pancreatitis' }));
    expect(failure(await program.accept(shopper, subscription_id))?.code).toBe('CONFLICT');
    expect(failure(await program.accept(shopper, subscription_id))?.code).toBe('RECORD_CONTRADICTS');
    expect((await program.money(subscription_id)).orders).toHaveLength(1);
    await correct(shopper, patient_uuid, { conditions: '' });
    expect(failure(await program.accept(shopper, subscription_id))).toBeUndefined();
  });
});

describe('an allergy to what is prescribed', () => {
  it('is acknowledged before the medicine is offered [health-20]', async () => {
    const { shopper, patient_uuid, subscription_id } = await program.enrolled();
    await correct(shopper, patient_uuid, { allergies: 'Phenol (rash)' });
    const over = { name: 'Semaglutide Pen', txt_ingredients: 'Semaglutide, phenol, water for injections' };
    const items = [{ product_id: String(await program.medicine(over)), quantity: 1, repeats: 6 }];
    const review = () => program.send(doctor, 'review', { has_spoken: true, subscription_id, items });
    const refused = await review();
    expect(failure(refused)?.code).toBe('RECORD_CONTRADICTS');
    expect(refused.errors?.[0]?.extensions.facts).toEqual(['allergy']);
    const query = 'query($id: ID!) { staff_program(id: $id) { record_version } }';
    const desk = await doctor.send(query, { id: subscription_id });
    const record_version = at<number>(desk, 'staff_program.record_version');
    const input = { subscription_id, facts: ['allergy'], record_version, note: 'Tolerated it before' };
    expect(failure(await program.send(doctor, 'acknowledge_record', input))).toBeUndefined();
    expect(failure(await review())).toBeUndefined();
    expect(failure(await program.accept(shopper, subscription_id))).toBeUndefined();
  });
});
