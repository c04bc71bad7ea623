import { describe, expect, it } from 'vitest';
import { createPatient } from '../../../test/shop/patients';
import { failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { MAX_PATIENTS } from './mutations/patients-create';

const shop = testShop();

describe('a patient', () => {
  it.each([
    [{ first_name: '' }, 'first_name', 'First Name is required'],
    [{ last_name: 'R2D2' }, 'last_name', 'Do not use numbers or special characters'],
    [{ dob: '2030-01-01' }, 'dob', 'Please enter a valid date of birth'],
    [{ dob: '1899-02-03' }, 'dob', 'Please enter a valid date of birth'],
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
    const { errors } = await createPatient(shopper, over);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: message } });
    expect(await shop.db.collection('patients').countDocuments({ user_id: id })).toBe(0);
  });

  it('is rejected with malformed fields, or when the account has too many', async () => {
    const { id, shopper } = await shop.user();
    for (const over of [{ gender: 'other' }, { state: 'XX' }, { first_name: 7 }, { dob: null }]) {
      expect((await createPatient(shopper, over)).errors).toBeDefined();
    }
    const names = Array.from({ length: MAX_PATIENTS }, (_, index) => ({
      _id: `many-${id}-${index}` as never,
      user_id: id,
    }));
    await shop.db.collection('patients').insertMany(names);
    expect(failure(await createPatient(shopper))?.code).toBe('TOO_MANY_PATIENTS');
  });
});
