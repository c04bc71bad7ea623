import { describe, expect, it } from 'vitest';
import { userWithPatient } from '../../../test/shop/patients';
import { sampleItem } from '../../../test/shop/samples';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../escripts/embedded';

const shop = testShop();

const subscribe = (user_id: string, patient_uuid: string, status: string) =>
  shop.collection('journey_subscriptions').insertOne({
    _id: `s-${user_id}`,
    user_id,
    patient_uuid,
    status,
    created_at: shop.clock.now(),
  });

describe('deleting a patient', () => {
  it('deletes everything stored about them, once [7.f-04]', async () => {
    const { uuid, shopper, remove } = await userWithPatient(shop);
    expect(at(await remove(), 'patients_delete.uuid')).toBe(uuid);
    expect(await shop.collection('patients').findOne({ _id: uuid })).toBeNull();
    expect(at(await shopper.send('{ patients_names { uuid } }'), 'patients_names')).toEqual([]);
    expect(failure(await remove())).toEqual({ code: 'NOT_FOUND', message: 'Patient not found' });
  });

  it('removes patient and script from the lines of the open cart, which then require a patient', async () => {
    const { uuid, shopper, remove } = await userWithPatient(shop);
    const product = await shop.product({ schedule: '4', requires_prescription: true, is_pharmacy: true });
    const cart = await shopper.newCart();
    const script = {
      patient_uuid: uuid,
      script_type: 'escript',
      eprescription_token: SAMPLE_TOKENS.valid,
    };
    expect((await shopper.add(cart, product, 1, script)).errors).toBeUndefined();
    await remove();
    const fields = 'items { script_type eprescription_token patient_id errors { code } }';
    expect(at(await shopper.cart(cart, fields), 'cart.items')).toEqual([
      {
        script_type: null,
        eprescription_token: null,
        patient_id: null,
        errors: [{ code: 'patient_required' }],
      },
    ]);
    expect(await shop.collection('carts').findOne({ _id: cart })).toMatchObject({
      items: [{ patient_uuid: null, eprescription_token: null }],
    });
  });

  it.each(['active', 'reviewing', 'NoRepeats'])(
    'is refused while a program (%s) treats them',
    async (status) => {
      const { id, uuid, remove } = await userWithPatient(shop);
      await subscribe(id, uuid, status);
      expect(failure(await remove())).toEqual({
        code: 'PATIENT_IN_USE',
        message: 'This patient is part of a health program. Please cancel the program first.',
      });
      expect(await shop.collection('patients').findOne({ _id: uuid })).not.toBeNull();
    },
  );

  it('removes them from a program that was not submitted', async () => {
    const { id, uuid, remove } = await userWithPatient(shop);
    await subscribe(id, uuid, 'draft');
    expect((await remove()).errors).toBeUndefined();
    expect(
      (await shop.collection('journey_subscriptions').findOne({ _id: `s-${id}` }))?.patient_uuid,
    ).toBeNull();
  });

  it('is rejected while an AutoDelivery has items for them', async () => {
    const { id, uuid, remove } = await userWithPatient(shop);
    const autoDelivery = {
      user_id: id,
      created_at: shop.clock.now(),
      items: [{ ...sampleItem(), patient_uuid: uuid }],
    };
    await shop.collection('autodeliveries').insertOne({ _id: `a-${id}`, status: 'paused', ...autoDelivery });
    expect(failure(await remove())?.code).toBe('PATIENT_IN_USE');
    await shop.collection('autodeliveries').updateOne({ _id: `a-${id}` }, { $set: { status: 'cancelled' } });
    expect((await remove()).errors).toBeUndefined();
  });

  it('succeeds once for concurrent requests', async () => {
    const { remove } = await userWithPatient(shop);
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });
});

describe('editing the date of birth', () => {
  it('requires the patient of a program to stay 18 or older', async () => {
    const { id, uuid, shopper } = await userWithPatient(shop);
    const edit = () => shopper.run('patients_edit', { uuid, dob: '2010-01-01' }, 'dob');
    await subscribe(id, uuid, 'active');
    expect(failure(await edit())?.message).toBe('The patient must be at least 18 years of age or older.');
    await shop
      .collection('journey_subscriptions')
      .updateOne({ _id: `s-${id}` }, { $set: { status: 'cancelled' } });
    expect(at(await edit(), 'patients_edit.dob')).toBe('2010-01-01');
  });
});
