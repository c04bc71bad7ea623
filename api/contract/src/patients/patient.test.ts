import { describe, expect, it } from 'vitest';
import { patientErrors, patientIdentifierErrors } from './patient';

const TODAY = '2026-03-10';
const PATIENT = {
  first_name: 'Anne-Marie',
  last_name: "O'Brien",
  dob: '1987-04-18',
  gender: 'female',
  phone: '0412 345 678',
  address: '12 Wattle Street',
  suburb: 'SURRY HILLS',
  state: 'NSW',
  postcode: '2010',
  allergies: 'Penicillin (rash)',
  conditions: '',
  medication: '2.5 mg b.d.',
};

describe('patient', () => {
  it('ignores fields that are not its own', () => {
    expect(patientErrors(PATIENT, TODAY)).toEqual({});
    expect(patientErrors({ ...PATIENT, dob: TODAY }, TODAY)).toEqual({});
    expect(patientErrors({ ...PATIENT, address_1: '', constructor: '' } as typeof PATIENT, TODAY)).toEqual(
      {},
    );
  });

  it('reports every invalid field', () => {
    const wrong = { ...PATIENT, first_name: '', last_name: 'R2', dob: '2026-03-11', gender: 'toString' };
    const errors = patientErrors(
      { ...wrong, phone: '1', address: '', suburb: ' ', state: 'XX', postcode: '20', allergies: 'me@home' },
      TODAY,
    );
    expect(errors).toEqual({
      first_name: 'First Name is required',
      last_name: 'Do not use numbers or special characters',
      dob: 'Please enter a valid date of birth',
      gender: 'Please choose a gender',
      phone: 'Please enter a valid Australian phone number',
      address: 'Please enter your street address',
      suburb: 'Please enter your suburb',
      state: 'Please choose your state',
      postcode: 'Please enter a 4-digit postcode',
      allergies: 'Please leave out e-mail and web addresses',
    });
  });

  it('limits the length of health texts', () => {
    expect(patientErrors({ ...PATIENT, medication: 'x'.repeat(500) }, TODAY)).toEqual({});
    expect(patientErrors({ ...PATIENT, medication: 'x'.repeat(501) }, TODAY)).toEqual({
      medication: 'Please use at most 500 characters',
    });
  });
});

describe('identifier of a patient', () => {
  const medicare = { number: '', reference: '1', expiry: '2029-03' };

  it('is the Medicare card with Medicare, the IHI without; the other is ignored', () => {
    expect(patientIdentifierErrors({ hasMedicare: true, medicare }, TODAY)).toEqual({
      number: 'Medicare Number is required.',
    });
    expect(patientIdentifierErrors({ hasMedicare: false, ihi: '' }, TODAY)).toEqual({
      ihi: 'IHI Number is required.',
    });
    const both = { hasMedicare: false as const, ihi: '8003608000228437', medicare };
    expect(patientIdentifierErrors(both, TODAY)).toEqual({});
  });
});
