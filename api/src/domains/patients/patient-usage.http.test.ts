import { beforeAll, describe, expect, it } from 'vitest';
import { userWithPatient } from '../../../test/shop/patients';
import { sampleItem } from '../../../test/shop/samples';
import { failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { patientDeleted } from './events';
import { type PatientUsage, patientUsage } from './hooks';

/** What the test's usage check reports. */
let usage: PatientUsage | null = null;
/** Makes the test's receiver of `PatientDeleted` fail. */
let failing = false;
const shop = testShop();
beforeAll(() => {
  shop.services.hooks.register(patientUsage, async () => usage);
  shop.services.events.on(patientDeleted, async () => {
    if (failing) throw new Error('The receiver is not available');
  });
});

const stored = (uuid: string) => shop.db.collection<{ _id: string }>('patients').findOne({ _id: uuid });

describe('usage checks of a patient', () => {
  it('prevent deletion as long as one of them reports a use, and name it', async () => {
    const { uuid, remove } = await userWithPatient(shop);
    usage = { reason: 'booking' };
    const refused = failure(await remove());
    usage = null;
    expect(refused).toEqual({
      code: 'PATIENT_IN_USE',
      message: 'This patient has a telehealth appointment. Please cancel it first.',
    });
    expect(await stored(uuid)).not.toBeNull();
    await remove();
    expect(await stored(uuid)).toBeNull();
  });

  it('require the patient to stay 18 or older if the use is for adults', async () => {
    const { uuid, shopper } = await userWithPatient(shop);
    const edit = () => shopper.run('patients_edit', { uuid, dob: '2015-02-03' }, 'uuid');
    usage = { reason: 'program', isForAdults: true };
    const refused = failure(await edit());
    usage = null;
    expect(refused?.code).toBe('INVALID_INPUT');
    expect((await edit()).errors).toBeUndefined();
  });
});

describe('PatientDeleted', () => {
  it('rolls back patient, cart and drafts if a receiver fails', async () => {
    const { id, uuid, shopper, remove } = await userWithPatient(shop);
    const cart = await shopper.newCart();
    const carts = shop.db.collection<{ _id: string; items: { patient_uuid: string | null }[] }>('carts');
    await carts.updateOne({ _id: cart }, { $set: { items: [sampleItem({ patient_uuid: uuid })] } });
    const drafts = shop.db.collection<{ _id: string }>('journey_subscriptions');
    const draft = { _id: `s-${id}`, user_id: id, patient_uuid: uuid, status: 'draft', version: 1 };
    await drafts.insertOne(draft);
    const patientOfLine = async () => (await carts.findOne({ _id: cart }))?.items[0]?.patient_uuid;

    failing = true;
    const answer = await remove();
    failing = false;
    expect(answer.errors).toHaveLength(1);
    expect(await stored(uuid)).not.toBeNull();
    expect(await patientOfLine()).toBe(uuid);
    expect(await drafts.findOne({ _id: draft._id })).toMatchObject({ patient_uuid: uuid, version: 1 });

    await remove();
    expect(await stored(uuid)).toBeNull();
    expect(await patientOfLine()).toBeNull();
    expect(await drafts.findOne({ _id: draft._id })).toMatchObject({ patient_uuid: null, version: 2 });
  });
});
