import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TargetSchema, toTarget } from './target-schema';

const typed = { kilojoules: '8700', protein: '50', carbohydrate: '310', fat: '70', water_ml: '2000' };
const said = (kilojoules: string) =>
  v.safeParse(TargetSchema, { ...typed, kilojoules }).issues?.map(({ message }) => message) ?? [];

it('takes whole numbers, grouped as they are usually written', () => {
  for (const kilojoules of ['8700', ' 8,700 ', '8 700']) expect(said(kilojoules)).toEqual([]);
  expect(toTarget({ ...typed, kilojoules: '8,700' }).kilojoules).toBe(8700);
});

it('says that a number must be whole', () => {
  for (const kilojoules of ['8700.5', '1e3', '0x2000', 'much']) {
    expect(said(kilojoules)).toEqual(['Please enter a whole number']);
  }
});

it('says the limits to what is beyond them, and to nothing', () => {
  for (const kilojoules of ['999', '30001', '-8700', '']) {
    expect(said(kilojoules)).toEqual(['Please enter a target between 1,000 kJ and 30,000 kJ']);
  }
});
