import { type PatientDocument, personKey } from '../../src/domains/patients';
import type { Draft } from '../catalogue/types';
import { HOME } from './customers';
import { demoUuid } from './ids';
import { knownDraft } from './order-lines';

export const PATIENT_PRIYA = demoUuid('patient/priya');

interface Person {
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

/** Priya's family; the pharmacy holds a script for Priya. Identifiers and health answers are stored encrypted. */
export async function demoPatients(
  userId: string,
  drafts: readonly Draft[],
  now: Date,
  encrypt: (text: string, owner: string) => Promise<string> | string,
): Promise<PatientDocument[]> {
  return Promise.all(
    PEOPLE.map(async ({ key, first_name, dob, gender, health, medicare, ihi }) => ({
      _id: demoUuid(`patient/${key}`),
      user_id: userId,
      person_key: personKey(userId, { first_name, last_name: 'Nolan', dob }),
      first_name,
      last_name: 'Nolan',
      dob,
      gender,
      phone: HOME.phone,
      address: HOME.address_1,
      suburb: HOME.suburb,
      state: HOME.state,
      postcode: HOME.postcode,
      health: await encrypt(JSON.stringify(health), demoUuid(`patient/${key}`)),
      medicare: medicare ? await encrypt(JSON.stringify(medicare), demoUuid(`patient/${key}`)) : null,
      ihi: ihi ? await encrypt(ihi, demoUuid(`patient/${key}`)) : null,
      hola_medicare_last4: medicare ? medicare.number.slice(-4) : null,
      hola_medicare_expiry: medicare?.expiry ?? null,
      hola_ihi_last4: ihi ? ihi.slice(-4) : null,
      ...(key === 'priya' ? { scripts_on_file: [knownDraft(drafts, 'prescription').id] } : {}),
      created_at: new Date(now.getTime() - 300 * 86_400_000),
    })),
  );
}
