import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { SAMPLE_TOKENS } from '../../escripts/embedded';
import { MAX_PATIENTS } from './mutations/patients-create';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

const MIA = {
  first_name: 'Mia',
  last_name: 'User',
  dob: '1990-02-03',
  gender: 'female',
  phone: '0412 345 678',
  address: '12 Crown Street',
  suburb: 'Surry Hills',
  state: 'NSW',
  postcode: '2010',
  is_pregnant_breastfeeding: true,
  allergies: 'Penicillin',
  conditions: 'Asthma',
  medication: 'Salbutamol',
  has_medicare: true,
  medicare_number: '6951 44960 1',
  medicare_reference: '2',
  medicare_expiry: '03/2029',
};
const IHI = { has_medicare: false, ihi_number: '8003 6080 0022 8437' };
const ALL = `uuid first_name last_name dob gender phone address suburb state postcode is_pregnant_breastfeeding
  allergies conditions medication hola_ihi_last4 hola_medicare_last4 hola_medicare_expiry has_address has_medicare`;

const create = (shopper: Shopper, over: object = {}) =>
  shopper.run('patients_create', { ...MIA, ...over }, ALL);
const created = async (shopper: Shopper, over: object = {}) =>
  at<string>(await create(shopper, over), 'patients_create.uuid');
const stored = (uuid: string) => shop.db.collection<{ _id: string }>('patients').findOne({ _id: uuid });
const list = (shopper: Shopper, args = '') =>
  shopper.send(
    `{ patients${args} { data { ${ALL} } paginatorInfo { current_page last_page per_page total } } }`,
  );

describe('a patient', () => {
  it('is created with every field, showing only the last 4 digits of identifiers [7.f-03] [3.h-01] [3.h-02] [3.h-03] [health-13]', async () => {
    const { shopper } = await shop.user();
    expect(at(await create(shopper), 'patients_create')).toEqual({
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
    const other = await create(shopper, { first_name: 'Noah', gender: 'male', ...IHI });
    expect(at(other, 'patients_create')).toMatchObject({
      hola_ihi_last4: '8437',
      hola_medicare_last4: null,
      has_medicare: false,
    });
  });

  it('is stored with identifiers and health answers sealed for that patient [health-12]', async () => {
    const { shopper } = await shop.user();
    const mia = JSON.stringify(await stored(await created(shopper)));
    const noah = JSON.stringify(await stored(await created(shopper, { first_name: 'Noah', ...IHI })));
    for (const secret of ['695144960', 'Penicillin', 'Asthma', 'Salbutamol'])
      expect(mia).not.toContain(secret);
    expect(noah).not.toContain('80036080');
  });

  it('is updated when created again, also concurrently', async () => {
    const { id, shopper } = await shop.user();
    const uuids = await Promise.all([created(shopper), created(shopper), created(shopper)]);
    const again = await create(shopper, { first_name: ' mia ', phone: '0498 765 432' });
    expect(new Set([...uuids, at(again, 'patients_create.uuid')]).size).toBe(1);
    expect(at(await list(shopper), 'patients.data')).toMatchObject([{ phone: '0498765432' }]);
    expect(await shop.db.collection('patients').countDocuments({ user_id: id })).toBe(1);
  });

  it.each([
    [{ first_name: '' }, 'first_name', 'First Name is required'],
    [{ last_name: 'R2D2' }, 'last_name', 'Do not use numbers or special characters'],
    [{ dob: '2030-01-01' }, 'dob', 'Please enter a valid date of birth'],
    [{ dob: 'soon' }, 'dob', 'Please enter a valid date of birth'],
    [{ phone: '12' }, 'phone', 'Please enter a valid Australian phone number'],
    [{ address: ' ' }, 'address', 'Please enter your street address'],
    [{ postcode: '20100' }, 'postcode', 'Please enter a 4-digit postcode'],
    [{ state: 'VIC' }, 'suburb', 'The suburb, state and postcode do not match'],
    [{ allergies: 'write me@home' }, 'allergies', 'Please leave out e-mail and web addresses'],
    [{ conditions: 'see example.com' }, 'conditions', 'Please leave out e-mail and web addresses'],
    [{ medication: 'x'.repeat(501) }, 'medication', 'Please use at most 500 characters'],
    [{ medicare_number: null }, 'medicare_number', 'Medicare Number is required.'],
    [{ medicare_number: '1234567890' }, 'medicare_number', 'Medicare Number must be 10 digits'],
    [
      { medicare_number: '6951449611' },
      'medicare_number',
      'Invalid Medicare Number: check digit does not match',
    ],
    [{ medicare_reference: '0' }, 'medicare_reference', 'Reference Number must be a digit from 1 to 9'],
    [{ medicare_expiry: '2020-01' }, 'medicare_expiry', 'This Medicare card has expired'],
    [{ has_medicare: false }, 'ihi_number', 'IHI Number is required.'],
  ])('is rejected with %j, and nothing is stored', async (over, field, message) => {
    const { id, shopper } = await shop.user();
    const { errors } = await create(shopper, over);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: message } });
    expect(await shop.db.collection('patients').countDocuments({ user_id: id })).toBe(0);
  });

  it('is rejected with malformed fields, or when the account has too many', async () => {
    const { id, shopper } = await shop.user();
    for (const over of [{ gender: 'other' }, { state: 'XX' }, { first_name: 7 }, { dob: null }]) {
      expect((await create(shopper, over)).errors).toBeDefined();
    }
    const names = Array.from({ length: MAX_PATIENTS }, (_, index) => ({
      _id: `many-${id}-${index}` as never,
      user_id: id,
    }));
    await shop.db.collection('patients').insertMany(names);
    expect(failure(await create(shopper))?.code).toBe('TOO_MANY_PATIENTS');
  });

  it('is edited field by field, retaining identifiers unless new ones are given [7.f-03]', async () => {
    const { shopper } = await shop.user();
    const uuid = await created(shopper);
    const edit = (change: object) => shopper.run('patients_edit', { uuid, ...change }, ALL);
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
    await created(shopper, { first_name: 'Twin' });
    expect(failure(await edit({ first_name: 'Twin' }))?.code).toBe('PATIENT_EXISTS');
  });

  it('loses no concurrent edit', async () => {
    const { shopper } = await shop.user();
    const uuid = await created(shopper);
    await Promise.all(
      [{ allergies: 'A' }, { conditions: 'B' }, { medication: 'C' }, { phone: '0298765432' }].map((change) =>
        shopper.run('patients_edit', { uuid, ...change }, 'uuid'),
      ),
    );
    expect(at(await list(shopper), 'patients.data.0')).toMatchObject({
      allergies: 'A',
      conditions: 'B',
      medication: 'C',
      phone: '0298765432',
    });
  });
});

describe('patients', () => {
  it('are listed by page and by name [7.f-01] [7.f-02] [3.h-04]', async () => {
    const { shopper } = await shop.user();
    for (const first_name of ['Cy', 'Al', 'Bo']) await created(shopper, { first_name });
    const second = await list(shopper, '(page: 2, per_page: 2)');
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
    const nonsense = await list(shopper, '(page: -3, per_page: 100000)');
    expect(at(nonsense, 'patients.paginatorInfo')).toMatchObject({ current_page: 1, per_page: 50 });
    expect(at(await list(shopper, '(page: 9)'), 'patients.data')).toEqual([]);
  });

  it('are not accessible to other users', async () => {
    const { shopper } = await shop.user();
    const uuid = await created(shopper);
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
    expect(at(await list(other), 'patients.data')).toEqual([]);
    expect(await stored(uuid)).not.toBeNull();
  });

  it('require signing in', async () => {
    const guest = shop.guest();
    const calls = [
      create(guest),
      guest.run('patients_edit', { uuid: 'x' }, 'uuid'),
      guest.run('patients_delete', { uuid: 'x' }, 'uuid'),
      list(guest),
      guest.send('{ validate_escript(patient_uuid: "x", token: "y") { is_valid } }'),
    ];
    for (const answer of await Promise.all(calls)) expect(failure(answer)?.code).toBe('UNAUTHENTICATED');
  });
});
