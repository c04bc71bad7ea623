import { describe, expect, it } from 'vitest';
import {
  brokenPasswordRules,
  emailError,
  ihiNumberError,
  journeyPatientError,
  MEDICARE_WORDINGS,
  type MedicareBookingAnswer,
  medicareBookingRefusal,
  medicareNumberError,
  notifyEmailError,
  passwordError,
  personNameError,
  practitionerErrors,
  weightLossErrors,
} from '../index';

const NOTHING = {
  aboveEighteen: null,
  pregnantBreastfeeding: [],
  height: '',
  weight: '',
  diagnosedMedication: null,
  takingWeightlossMedication: null,
} as const;
const TODAY = '2026-11-24';
const refused = async (): Promise<MedicareBookingAnswer> => ({ error_message: 'no such card' });
const unreachable = async (): Promise<MedicareBookingAnswer> => {
  throw new Error('no connection');
};

/** Every message of section 5 and what it is said about. */
const MESSAGES: [string, () => unknown][] = [
  ['First Name is required', () => personNameError(' ', 'First Name')],
  ['Last Name is required', () => personNameError('', 'Last Name')],
  ['Do not use numbers or special characters', () => personNameError('Ann3', 'First Name')],
  ['Please provide an email address', () => emailError('')],
  ['Please provide a valid email address', () => emailError('ann@example.c')],
  ['Password must meet minimum requirements', () => passwordError('short')],
  ['8 characters minimum', () => brokenPasswordRules('Ab3$')[0]],
  ['One number minimum', () => brokenPasswordRules('Wattle-Grove!')[0]],
  ['One uppercase letter minimum', () => brokenPasswordRules('wattle-grove8!')[0]],
  ['One special character minimum', () => brokenPasswordRules('WattleGrove8')[0]],
  ['Not use sequential characters (e.g. 1234 or AAAA)', () => brokenPasswordRules('Wattle-1234!')[0]],
  ['Please enter your email', () => notifyEmailError('')],
  ['Please enter a valid email', () => notifyEmailError('ann')],
  ['Please answer this question', () => practitionerErrors({}).allergies],
  ['Medicare Number is required.', () => medicareNumberError('')],
  ['Medicare Number must be 10 digits', () => medicareNumberError('1951449601')],
  ['Invalid Medicare Number: check digit does not match', () => medicareNumberError('6951449611')],
  ['IHI Number is required.', () => ihiNumberError('')],
  [
    'The Medicare details provided are invalid. Please enter valid Medicare details.',
    async () => MEDICARE_WORDINGS[(await medicareBookingRefusal(refused)) ?? 'failed'],
  ],
  [
    'Error in booking medicare',
    async () => MEDICARE_WORDINGS[(await medicareBookingRefusal(unreachable)) ?? 'invalid'],
  ],
  ['The patient must be at least 18 years of age or older.', () => journeyPatientError('2008-11-25', TODAY)],
  ['Please enter your height', () => weightLossErrors(NOTHING).height],
  ['Please enter your weight', () => weightLossErrors(NOTHING).weight],
  ['Your age must be 18 or above', () => weightLossErrors({ ...NOTHING, aboveEighteen: 'no' }).aboveEighteen],
  ['Please select the answer', () => weightLossErrors(NOTHING).aboveEighteen],
  ['Please select the answer', () => weightLossErrors(NOTHING).pregnantBreastfeeding],
  ['Please select the answer', () => weightLossErrors(NOTHING).diagnosedMedication],
  ['Please select the answer', () => weightLossErrors(NOTHING).takingWeightlossMedication],
];

describe('messages of section 5 [8-21 8-22]', () => {
  it.each(MESSAGES)('%s', async (message, say) => {
    expect(await say()).toBe(message);
  });
});
