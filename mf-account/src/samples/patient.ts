import type { Patient } from '../features/patients/api/patients';

/** A patient with a Medicare card on file. */
export const samplePatient = (changes: Partial<Patient> = {}): Patient => ({
  uuid: 'patient-mia',
  first_name: 'Mia',
  last_name: 'Lindqvist',
  dob: '1990-02-03',
  gender: 'female',
  phone: '0412345678',
  address: '12 Crown Street',
  suburb: 'SURRY HILLS',
  state: 'NSW',
  postcode: '2010',
  is_pregnant_breastfeeding: false,
  allergies: 'Penicillin',
  conditions: 'Asthma',
  medication: '',
  hola_ihi_last4: null,
  hola_medicare_last4: '9601',
  hola_medicare_expiry: '2040-03',
  has_address: true,
  has_medicare: true,
  ...changes,
});

/** A child with an IHI. */
export const NOAH = samplePatient({
  uuid: 'patient-noah',
  first_name: 'Noah',
  gender: 'male',
  dob: '2015-08-19',
  allergies: '',
  conditions: '',
  hola_ihi_last4: '8437',
  hola_medicare_last4: null,
  hola_medicare_expiry: null,
  has_medicare: false,
});

/** Response of the patients query. */
export const patientPage = (data: Patient[], page = 1, last_page = 1) => ({
  patients: { data, paginatorInfo: { current_page: page, last_page, per_page: 10, total: data.length } },
});
