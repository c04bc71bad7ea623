import { scriptExpiry } from '@saltbush/contract';
import type { AddressDocument } from '../../src/domains/accounts';
import { type FiledScriptDocument, type PatientDocument, personKey } from '../../src/domains/patients';
import type { Draft } from '../catalogue/types';
import { HOME } from './customers';
import { demoUuid } from './ids';
import { knownDraft } from './order-lines';

export const PATIENT_PRIYA = demoUuid('patient/priya');

export interface Person {
  key: string;
  first_name: string;
  dob: string;
  gender: PatientDocument['gender'];
  health: Record<'is_pregnant_breastfeeding' | 'allergies' | 'conditions' | 'medication', string>;
  /** Valid test numbers that belong to no one. */
  medicare: { number: string; reference: string; expiry: string } | null;
  ihi: string | null;
}

const PEOPLE: readonly Person[] = [
  {
    key: 'priya',
    first_name: 'Priya',
    dob: '1987-04-18',
    gender: 'female',
    health: {
      is_pregnant_breastfeeding: 'no',
      allergies: 'Penicillin (rash)',
      conditions: 'High cholesterol',
      medication: 'Atorvastatin 20 mg',
    },
    medicare: { number: '6951449601', reference: '1', expiry: '2029-03' },
    ihi: null,
  },
  {
    key: 'leo',
    first_name: 'Leo',
    dob: '2017-09-02',
    gender: 'male',
    health: {
      is_pregnant_breastfeeding: 'no',
      allergies: '',
      conditions: 'Asthma',
      medication: 'Salbutamol inhaler',
    },
    medicare: { number: '6951449601', reference: '3', expiry: '2029-03' },
    ihi: null,
  },
  {
    key: 'asha',
    first_name: 'Asha',
    dob: '1955-12-11',
    gender: 'female',
    health: {
      is_pregnant_breastfeeding: 'no',
      allergies: '',
      conditions: 'Blood pressure',
      medication: 'Perindopril 5 mg',
    },
    medicare: null,
    ihi: '8003608000228437',
  },
];

type Encrypt = (text: string, owner: string) => Promise<string> | string;

/** A person's record as its account keeps it. Identifiers and health answers are stored encrypted. */
export async function patientOf(
  { key, first_name, dob, gender, health, medicare, ihi }: Person,
  { userId, last_name, home }: { userId: string; last_name: string; home: AddressDocument },
  { now, encrypt }: { now: Date; encrypt: Encrypt },
): Promise<PatientDocument> {
  const _id = demoUuid(`patient/${key}`);
  return {
    _id,
    user_id: userId,
    person_key: personKey(userId, { first_name, last_name, dob }),
    ...{ first_name, last_name, dob, gender },
    phone: home.phone,
    address: home.address_1,
    suburb: home.suburb,
    state: home.state,
    postcode: home.postcode,
    health: await encrypt(JSON.stringify(health), _id),
    medicare: medicare ? await encrypt(JSON.stringify(medicare), _id) : null,
    ihi: ihi ? await encrypt(ihi, _id) : null,
    hola_medicare_last4: medicare ? medicare.number.slice(-4) : null,
    hola_medicare_expiry: medicare?.expiry ?? null,
    hola_ihi_last4: ihi ? ihi.slice(-4) : null,
    created_at: new Date(now.getTime() - 300 * 86_400_000),
  };
}

/** A script of schedule 4 that came on paper two months ago, one of whose repeats was dispensed. */
function filedScript(product_id: number, now: Date): FiledScriptDocument {
  const filed_at = new Date(now.getTime() - 60 * 86_400_000);
  const written_on = filed_at.toISOString().slice(0, 10);
  return {
    code: 'SB-7P4P-3R2C-S1',
    product_id,
    written_on,
    expires_on: scriptExpiry(written_on, '4'),
    repeats: 5,
    repeats_left: 4,
    filed_at,
    staff_id: demoUuid('staff/pharmacist'),
  };
}

/** Priya's family; the pharmacy holds a script for Priya. */
export async function demoPatients(
  userId: string,
  drafts: readonly Draft[],
  now: Date,
  encrypt: Encrypt,
): Promise<PatientDocument[]> {
  const family = { userId, last_name: 'Nolan', home: HOME };
  const scripts_on_file = [filedScript(knownDraft(drafts, 'prescription').id, now)];
  return Promise.all(
    PEOPLE.map(async (person) => ({
      ...(await patientOf(person, family, { now, encrypt })),
      ...(person.key === 'priya' ? { scripts_on_file } : {}),
    })),
  );
}
