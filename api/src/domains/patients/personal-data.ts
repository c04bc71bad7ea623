import type { Db } from 'mongodb';
import type { FieldCipher } from '../../lib/field-cipher';
import type { PatientDocument } from './documents';
import type { FiledScriptDocument } from './on-file/documents';
import { openDirections } from './on-file/issued';
import { readHealth } from './sealed-fields';
import { listPatients } from './store';

/** An account holds fewer. */
const ALL = { skip: 0, limit: 1000 };

const opened = (cipher: FieldCipher, sealed: string | null, { _id }: PatientDocument) =>
  sealed === null ? null : cipher.decrypt(sealed, _id);

function scriptData(cipher: FieldCipher, { _id }: PatientDocument, script: FiledScriptDocument) {
  const { code, written_on, expires_on, repeats_left, issued, taken_off } = script;
  return {
    ...{ code, written_on, expires_on, repeats_left },
    issued_by: issued?.staff_name ?? null,
    packs_in_a_supply: issued?.quantity ?? null,
    directions: openDirections(cipher, _id, script),
    taken_off_at: taken_off?.at ?? null,
  };
}

/** Returns an account's patients with their health answers and identifiers, for the account's owner. */
export async function patientData({ db, cipher }: { db: Db; cipher: FieldCipher }, userId: string) {
  const { data } = await listPatients(db, userId, ALL);
  return data.map((patient) => {
    const { first_name, last_name, dob, gender, phone, address, suburb, state, postcode } = patient;
    const medicare = opened(cipher, patient.medicare, patient);
    return {
      ...{ first_name, last_name, dob, gender, phone, address, suburb, state, postcode },
      health: readHealth(cipher, patient),
      medicare: medicare && JSON.parse(medicare),
      ihi: opened(cipher, patient.ihi, patient),
      scripts_on_file: (patient.scripts_on_file ?? []).map((script) => scriptData(cipher, patient, script)),
      created_at: patient.created_at,
      checked_at: patient.checked_at ?? patient.created_at,
    };
  });
}
