import type { Selling } from './selling';
import { at, type Shopper } from './shopper';

/** Every field of a patient with a Medicare card. */
export const MIA = {
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

/** A patient without a Medicare card. */
export const IHI = { has_medicare: false, ihi_number: '8003 6080 0022 8437' };

/** Every field of a patient that the api returns. */
export const PATIENT_FIELDS = `uuid first_name last_name dob gender phone address suburb state postcode is_pregnant_breastfeeding
  allergies conditions medication hola_ihi_last4 hola_medicare_last4 hola_medicare_expiry has_address has_medicare`;

/** Creates a patient and returns the response. */
export const createPatient = (shopper: Shopper, over: object = {}) =>
  shopper.run('patients_create', { ...MIA, ...over }, PATIENT_FIELDS);

/** Creates a patient and returns its uuid. */
export const createdPatient = async (shopper: Shopper, over: object = {}) =>
  at<string>(await createPatient(shopper, over), 'patients_create.uuid');

/** Lists the patients of a user; `args` are GraphQL arguments in parentheses. */
export const listPatients = (shopper: Shopper, args = '') =>
  shopper.send(
    `{ patients${args} { data { ${PATIENT_FIELDS} } paginatorInfo { current_page last_page per_page total } } }`,
  );

/** Creates a user with one patient, who has an IHI number and no Medicare card. */
export async function userWithPatient(shop: Selling) {
  const user = await shop.user();
  const { first_name, last_name, dob, gender, phone, address, suburb, state, postcode } = MIA;
  const person = { first_name, last_name, dob, gender, phone, address, suburb, state, postcode };
  const answer = await user.shopper.run('patients_create', { ...person, ...IHI }, 'uuid');
  const uuid = at<string>(answer, 'patients_create.uuid');
  return { ...user, uuid, remove: () => user.shopper.run('patients_delete', { uuid }, 'uuid') };
}
