import { expect, it } from 'vitest';
import { medicineNames } from './medicine-names';

it('a medicine is known by its name without salt, strength and pack, and by its key ingredients [health-52]', () => {
  expect(
    medicineNames('Lorimer  Atorvastatin 20mg 30 Tablets', ['Atorvastatin (as calcium) 20 mg', ' ']),
  ).toEqual(['lorimer atorvastatin', 'atorvastatin']);
  expect(medicineNames('Vitamin B12', [])).toEqual(['vitamin b12']);
});
