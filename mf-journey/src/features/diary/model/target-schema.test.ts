import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TargetSchema, toTarget } from './target-schema';

const typed = {
  ...{ kilojoules: '8700', protein: '50', carbohydrate: '310', fat: '70' },
  ...{ fibre: '30', sodium: '2300', water_ml: '2000' },
};
const messagesFor = (kilojoules: string) =>
  v.safeParse(TargetSchema, { ...typed, kilojoules }).issues?.map(({ message }) => message) ?? [];

it('accepts whole numbers with or without group separators', () => {
  for (const kilojoules of ['8700', ' 8,700 ', '8 700']) expect(messagesFor(kilojoules)).toEqual([]);
  expect(toTarget({ ...typed, kilojoules: '8,700' }).kilojoules).toBe(8700);
});

it('rejects anything but whole numbers', () => {
  for (const kilojoules of ['8700.5', '1e3', '0x2000', 'much']) {
    expect(messagesFor(kilojoules)).toEqual(['Please enter a whole number']);
  }
});

it('states the limits for empty and out-of-range values', () => {
  for (const kilojoules of ['999', '30001', '-8700', '']) {
    expect(messagesFor(kilojoules)).toEqual(['Please enter a target between 1,000 kJ and 30,000 kJ']);
  }
});
