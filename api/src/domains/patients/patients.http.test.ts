import { describe, expect, it } from 'vitest';
import { createdPatient, createPatient, IHI, listPatients } from '../../../test/shop/patients';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const stored = (uuid: string) => shop.db.collection<{ _id: string }>('patients').findOne({ _id: uuid });

describe('a patient', () => {
  it('is created with every field, showing only the last 4 digits of identifiers [7.f-03] [3.h-01] [3.h-02] [3.h-03] [health-13]', async () => {
    const { shopper } = await shop.user();
    expect(at(await createPatient(shopper), 'patients_create')).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      first_name: 'Mia',
      last_name: 'User',
      dob: '1990-02-03',
      gender: 'female',
      phone: '0412345678',
      address: '12 Crown Street',
      suburb: 'SURRY HILLS',
      state: 'NSW',
      postcode: '2010',
      is_pregnant_breastfeeding: true,
      allergies: 'Penicillin',
      conditions: 'Asthma',
      medication: 'Salbutamol',
      hola_ihi_last4: null,
      hola_medicare_last4: '9601',
      hola_medicare_expiry: '2029-03',
      has_address: true,
      has_medicare: true,
    });
    const other = await createPatient(shopper, { first_name: 'Noah', gender: 'male', ...IHI });
    expect(at(other, 'patients_create')).toMatchObject({
      hola_ihi_last4: '8437',
      hola_medicare_last4: null,
      has_medicare: false,
    });
  });

  it('is stored with identifiers and health answers sealed for that patient [health-12]', async () => {
    const { shopper } = await shop.user();
    const mia = JSON.stringify(await stored(await createdPatient(shopper)));
    const noah = JSON.stringify(await stored(await createdPatient(shopper, { first_name: 'Noah', ...IHI })));
    for (const secret of ['695144960', 'Penicillin', 'Asthma', 'Salbutamol'])
      expect(mia).not.toContain(secret);
    expect(noah).not.toContain('80036080');
  });

  it('keeps "not asked" apart from "no", also when added again without an answer [3.h-02 health-50]', async () => {
    const { shopper } = await shop.user();
    const answerOf = (response: Awaited<ReturnType<typeof createPatient>>) =>
      at(response, 'patients_create.is_pregnant_breastfeeding');
    const unasked = { is_pregnant_breastfeeding: undefined };
    expect(answerOf(await createPatient(shopper, unasked))).toBeNull();
    for (const answer of [false, true]) {
      const given = { is_pregnant_breastfeeding: answer };
      expect(answerOf(await createPatient(shopper, given))).toBe(answer);
      expect(answerOf(await createPatient(shopper, unasked))).toBe(answer);
    }
  });

  it('is updated when created again, also concurrently', async () => {
    const { id, shopper } = await shop.user();
    const uuids = await Promise.all([
      createdPatient(shopper),
      createdPatient(shopper),
      createdPatient(shopper),
    ]);
    const again = await createPatient(shopper, { first_name: ' mia ', phone: '0498 765 432' });
    expect(new Set([...uuids, at(again, 'patients_create.uuid')]).size).toBe(1);
    expect(at(await listPatients(shopper), 'patients.data')).toMatchObject([{ phone: '0498765432' }]);
    expect(await shop.db.collection('patients').countDocuments({ user_id: id })).toBe(1);
  });
});
