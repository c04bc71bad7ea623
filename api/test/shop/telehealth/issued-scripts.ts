import { begunConsult, complete } from '../certificates/issuing';
import { createdPatient } from '../patients';
import type { Selling } from '../selling';
import { at, type Shopper } from '../shopper';

export const SCRIPTS = `no_script requested { product_id name per_supply supplies } scripts { against why reason ended_by
  script { number status product_name product_slug quantity supplies supplies_left directions expires_on next_supply_on
    issued_by } }`;

const DIRECTIONS = 'One tablet every evening';

/** A medicine that can be prescribed; `over` are its rules. */
export const medicine = (shop: Selling, over: object = {}) =>
  shop.product({ schedule: '4', requires_prescription: true, is_pharmacy: true, ...over });

/** Issues a script of a consultation. */
export const issueScript = (by: Shopper, uuid: string, productId: number, over: object = {}) =>
  by.run(
    'staff_consult_scripts_issue',
    {
      ...{ uuid, seen: 0, product_id: String(productId), quantity: 1, supplies: 3, directions: DIRECTIONS },
      ...over,
    },
    `appointment { ${SCRIPTS} }`,
  );

export const withdrawScript = (by: Shopper, uuid: string, reason = 'Wrong strength') =>
  by.run('staff_consult_scripts_withdraw', { uuid, number: 1, reason }, `appointment { ${SCRIPTS} }`);

export interface IssuedScript {
  reason: string | null;
  against: string[];
  why: string;
  script: { number: number; status: string; supplies_left: number };
}

/** Returns the scripts in the answer of an operation on them. */
export const scriptsIn = (answer: Awaited<ReturnType<typeof issueScript>>, operation: 'issue' | 'withdraw') =>
  at<IssuedScript[]>(answer, `staff_consult_scripts_${operation}.appointment.scripts`);

/** A customer with a record, and a consultation for it that has begun; `record` changes what the record says. */
export async function begunFor(shop: Selling, starts_at: string, record: object = {}) {
  const { id, shopper } = await shop.user();
  const healthy = { is_pregnant_breastfeeding: false, allergies: '', conditions: '', medication: '' };
  const patient_uuid = await createdPatient(shopper, { ...healthy, ...record });
  const uuid = await begunConsult(shop, shopper, { starts_at, guest: null, patient_uuid });
  return { id, shopper, patient_uuid, uuid };
}

/** Such a consultation that a practitioner has put down as held. */
export async function heldFor(shop: Selling, doctor: Shopper, starts_at: string, record: object = {}) {
  const begun = await begunFor(shop, starts_at, record);
  await complete(doctor, begun.uuid);
  return begun;
}
