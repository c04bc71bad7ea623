import { describe, expect, it } from 'vitest';
import { allergensIn, medicinesIn, recordNames } from './record-text';

const RAMIPRIL = 'Ramipril 5 mg tablets ramipril hydrochloride';

describe('allergies of a record', () => {
  it.each([
    'Ramipril',
    'No known allergies except ramipril',
    'Nil apart from ramipril',
    'None other than Ramipril (rash)',
    'Must not take ramipril',
    'Never ramipril again',
    'Cannot go without antihistamines when given ramipril',
    'no penicillin allergy, ramipril yes',
  ])('%j names the medicine [health-20 health-52]', (allergies) => {
    expect(allergensIn(allergies, RAMIPRIL)).toEqual(['ramipril']);
  });

  it.each([
    'No allergies',
    'No allergy to ramipril',
    'Not allergic to ramipril',
    'Penicillin',
    'Something with sodium',
    '',
  ])('%j does not name it [health-20 health-52]', (allergies) => {
    expect(allergensIn(allergies, RAMIPRIL)).toEqual([]);
  });
});

it('another medicine of the same salt is another medicine [health-52]', () => {
  expect(medicinesIn('Metformin hydrochloride', RAMIPRIL)).toEqual([]);
  expect(medicinesIn('Ramipril 2.5 mg', RAMIPRIL)).toEqual(['ramipril']);
  expect(medicinesIn('Nothing', 'Nothing')).toEqual([]);
});

it('conditions that are denied are not named, those that are excepted are [health-20]', () => {
  expect(recordNames('No kidney disease', ['kidney disease'])).toBe(false);
  expect(recordNames('No conditions except kidney disease', ['kidney disease'])).toBe(true);
});
