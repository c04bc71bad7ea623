import { describe, expect, it } from 'vitest';
import { createdPatient, createPatient, listPatients } from '../../../test/shop/patients';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../escripts/embedded';

const shop = testShop();
const stored = (uuid: string) => shop.db.collection<{ _id: string }>('patients').findOne({ _id: uuid });

describe('patients', () => {
  it('are listed by page and by name [7.f-01] [7.f-02] [3.h-04]', async () => {
    const { shopper } = await shop.user();
    for (const first_name of ['Cy', 'Al', 'Bo']) await createdPatient(shopper, { first_name });
    const second = await listPatients(shopper, '(page: 2, per_page: 2)');
    expect(at(second, 'patients.data')).toMatchObject([{ first_name: 'Cy' }]);
    expect(at(second, 'patients.paginatorInfo')).toEqual({
      current_page: 2,
      last_page: 2,
      per_page: 2,
      total: 3,
    });
    const names = await shopper.send('{ patients_names { uuid first_name last_name } }');
    expect(at(names, 'patients_names')).toMatchObject([
      { first_name: 'Al', last_name: 'User' },
      { first_name: 'Bo' },
      { first_name: 'Cy' },
    ]);
    const nonsense = await listPatients(shopper, '(page: -3, per_page: 100000)');
    expect(at(nonsense, 'patients.paginatorInfo')).toMatchObject({ current_page: 1, per_page: 50 });
    expect(at(await listPatients(shopper, '(page: 9)'), 'patients.data')).toEqual([]);
  });

  it('are not accessible to other users', async () => {
    const { shopper } = await shop.user();
    const uuid = await createdPatient(shopper);
    const { shopper: other } = await shop.user();
    const missing = { code: 'NOT_FOUND', message: 'Patient not found' };
    for (const foreign of [uuid, 'unknown']) {
      const token = SAMPLE_TOKENS.valid;
      const ask = `{ validate_escript(patient_uuid: "${foreign}", token: "${token}") { is_valid } }`;
      expect(failure(await other.run('patients_edit', { uuid: foreign, phone: '1' }, 'uuid'))).toEqual(
        missing,
      );
      expect(failure(await other.run('patients_delete', { uuid: foreign }, 'uuid'))).toEqual(missing);
      expect(failure(await other.send(ask))).toEqual(missing);
    }
    expect(at(await listPatients(other), 'patients.data')).toEqual([]);
    expect(await stored(uuid)).not.toBeNull();
  });

  it('require signing in', async () => {
    const guest = shop.guest();
    const calls = [
      createPatient(guest),
      guest.run('patients_edit', { uuid: 'x' }, 'uuid'),
      guest.run('patients_delete', { uuid: 'x' }, 'uuid'),
      listPatients(guest),
      guest.send('{ validate_escript(patient_uuid: "x", token: "y") { is_valid } }'),
    ];
    for (const answer of await Promise.all(calls)) expect(failure(answer)?.code).toBe('UNAUTHENTICATED');
  });
});
