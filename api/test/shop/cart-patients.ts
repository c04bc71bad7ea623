import type { FiledScriptDocument } from '../../src/domains/patients';
import type { Selling } from './selling';

/** A cart's line with its patient, script and questionnaire. */
export const PATIENT_LINE = `item { id script_type eprescription_token patient { uuid } questionnaire_passed errors { code } }
  cart { questionnaire_passed }`;

/** Creates a user with two patients, stored as given. */
export async function userWithPatients(shop: Selling, over: object = {}) {
  const { id, shopper } = await shop.user();
  for (const key of ['first', 'second']) {
    const name = { first_name: key, last_name: 'User', dob: '1990-02-03' };
    await shop.collection('patients').insertOne({ _id: `${key}-${id}`, user_id: id, ...name, ...over });
  }
  return { shopper, first: `first-${id}`, second: `second-${id}` };
}

/** Stores a prescription medicine and returns its id. */
export const prescriptionMedicine = (shop: Selling) =>
  shop.product({ schedule: '4', requires_prescription: true, is_pharmacy: true });

/** A script of a product that can still be dispensed, as it is kept on file. */
export const filedScript = (
  product_id: number,
  over: Partial<FiledScriptDocument> = {},
): FiledScriptDocument => ({
  code: `SB-0000-0000-S${product_id}`,
  product_id,
  written_on: '2020-01-01',
  expires_on: '2999-12-31',
  repeats: 2,
  repeats_left: 2,
  filed_at: new Date(0),
  staff_id: 'staff',
  ...over,
});
