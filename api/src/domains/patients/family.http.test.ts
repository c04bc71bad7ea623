import { expect, it } from 'vitest';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

const member = (first_name: string, dob: string) => ({
  first_name,
  last_name: 'Lee',
  dob,
  gender: 'female',
  phone: '0412345678',
  address: '1 Fig Street',
  suburb: 'SURRY HILLS',
  state: 'NSW',
  postcode: '2010',
  has_medicare: true,
  medicare_number: '6951449601',
  medicare_reference: '1',
  medicare_expiry: '2040-01',
});

it('an account holder manages the family; joining a program requires an age of 18 [6-07]', async () => {
  const { shopper } = await shop.user();
  const create = async (name: string, dob: string) =>
    at<string>(await shopper.run('patients_create', member(name, dob), 'uuid'), 'patients_create.uuid');
  // The clock is at 24 November 2026: one patient turns 18 today, one tomorrow.
  const [adult, minor] = [await create('Ada', '2008-11-24'), await create('Bea', '2008-11-25')];
  const names = async () =>
    at<{ first_name: string }[]>(
      await shopper.send('{ patients_names { first_name } }'),
      'patients_names',
    ).map(({ first_name }) => first_name);
  expect(await names()).toEqual(['Ada', 'Bea']);
  const edited = await shopper.run('patients_edit', { uuid: minor, first_name: 'Beatrix' }, 'first_name');
  expect(at(edited, 'patients_edit.first_name')).toBe('Beatrix');

  const created = await shopper.run(
    'journey_subscriptions_create',
    { journey_id: '1' },
    'subscription { id }',
  );
  const subscription_id = at<string>(created, 'journey_subscriptions_create.subscription.id');
  const join = (patient_uuid: string) =>
    shopper.run(
      'journey_subscriptions_set_patient',
      { subscription_id, patient_uuid },
      'subscription { patient { uuid } }',
    );
  expect(failure(await join(minor))?.message).toBe('The patient must be at least 18 years of age or older.');
  expect(at(await join(adult), 'journey_subscriptions_set_patient.subscription.patient.uuid')).toBe(adult);

  await shopper.run('patients_delete', { uuid: minor }, 'uuid');
  expect(await names()).toEqual(['Ada']);
});
