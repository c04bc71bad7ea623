import { describe, expect, it } from 'vitest';
import { filedScript } from '../../../test/shop/cart-patients';
import { createdPatient, IHI, listPatients, PATIENT_FIELDS } from '../../../test/shop/patients';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

describe('a patient', () => {
  it('is edited field by field, retaining identifiers unless new ones are given [7.f-03]', async () => {
    const { shopper } = await shop.user();
    const uuid = await createdPatient(shopper);
    const edit = (change: object) => shopper.run('patients_edit', { uuid, ...change }, PATIENT_FIELDS);
    expect(at(await edit({ medication: 'None', first_name: 'Maya' }), 'patients_edit')).toMatchObject({
      uuid,
      first_name: 'Maya',
      last_name: 'User',
      medication: 'None',
      allergies: 'Penicillin',
      is_pregnant_breastfeeding: true,
      hola_medicare_last4: '9601',
      has_address: true,
    });
    expect(at(await edit({ ...IHI, is_pregnant_breastfeeding: false }), 'patients_edit')).toMatchObject({
      has_medicare: false,
      hola_medicare_last4: null,
      hola_medicare_expiry: null,
      hola_ihi_last4: '8437',
      is_pregnant_breastfeeding: false,
    });
    expect((await edit({ has_medicare: true })).errors?.[0]?.extensions.fields).toMatchObject({
      medicare_number: 'Medicare Number is required.',
    });
    expect(failure(await edit({ suburb: 'Nowhere' }))?.code).toBe('INVALID_INPUT');
    await createdPatient(shopper, { first_name: 'Twin' });
    expect(failure(await edit({ first_name: 'Twin' }))?.code).toBe('PATIENT_EXISTS');
  });

  it('that becomes somebody else has no scripts on file any more [health-33]', async () => {
    const { shopper } = await shop.user();
    const uuid = await createdPatient(shopper);
    const patients = shop.db.collection<{ _id: string; scripts_on_file?: object[] }>('patients');
    await patients.updateOne({ _id: uuid }, { $set: { scripts_on_file: [filedScript(1)] } });
    const keptAfter = async (change: object) => {
      expect(failure(await shopper.run('patients_edit', { uuid, ...change }, 'uuid'))).toBeUndefined();
      return (await patients.findOne({ _id: uuid }))?.scripts_on_file?.length;
    };
    expect(await keptAfter({ medication: 'None' })).toBe(1);
    expect(await keptAfter({ first_name: 'Zelda' })).toBe(0);
  });

  it('loses no concurrent edit', async () => {
    const { shopper } = await shop.user();
    const uuid = await createdPatient(shopper);
    await Promise.all(
      [{ allergies: 'A' }, { conditions: 'B' }, { medication: 'C' }, { phone: '0298765432' }].map((change) =>
        shopper.run('patients_edit', { uuid, ...change }, 'uuid'),
      ),
    );
    expect(at(await listPatients(shopper), 'patients.data.0')).toMatchObject({
      allergies: 'A',
      conditions: 'B',
      medication: 'C',
      phone: '0298765432',
    });
  });
});
