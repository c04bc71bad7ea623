import { describe, expect, it } from 'vitest';
import { doseOf } from './dose';

describe('the table of a dose', () => {
  it('has a line for each ingredient with its amount, and one for those without', () => {
    expect(
      doseOf(
        'Each dose contains: vitamins B1, B2 and C, folic acid 500 micrograms, iron (as ferric pyrophosphate, sucrose) 5 mg, zinc 1,000 IU.',
      ),
    ).toEqual({
      title: 'Each dose contains',
      rows: [
        { name: 'Vitamins B1, B2 and C', amount: null },
        { name: 'Folic acid', amount: '500 micrograms' },
        { name: 'Iron (as ferric pyrophosphate, sucrose)', amount: '5 mg' },
        { name: 'Zinc', amount: '1,000 IU' },
      ],
      rest: null,
    });
  });

  it('keeps what the label says besides', () => {
    expect(doseOf('Each capsule contains: fish oil 1000mg. Also contains: gelatin, glycerol.')).toMatchObject(
      {
        rows: [{ name: 'Fish oil', amount: '1000mg' }],
        rest: 'Also contains: gelatin, glycerol.',
      },
    );
  });

  it.each([
    'Aqua, glycerin, panthenol.',
    'Each dose contains: active ingredients as stated on the label.',
    'Milk protein 20 g, inulin.',
    '',
  ])('is not made of %j', (text) => {
    expect(doseOf(text)).toBeNull();
  });

  it('tells amounts that an "and" joins apart', () => {
    expect(doseOf('Each tablet contains: EPA 180 mg and DHA 120 mg.')?.rows).toEqual([
      { name: 'EPA', amount: '180 mg' },
      { name: 'DHA', amount: '120 mg' },
    ]);
  });

  it('keeps a bracket behind the amount with the name', () => {
    expect(
      doseOf('Each capsule contains: magnesium glycinate 500 mg (equivalent to magnesium 57 mg), zinc 2 mg.')
        ?.rows,
    ).toEqual([
      { name: 'Magnesium glycinate (equivalent to magnesium 57 mg)', amount: '500 mg' },
      { name: 'Zinc', amount: '2 mg' },
    ]);
  });

  it('loses no word of the label', () => {
    const list = 'lutein 10 mg, zeaxanthin 2 mg, zinc 12 mg, vitamins C and E';
    const { rows } = doseOf(`Each dose contains: ${list}.`) ?? { rows: [] };
    const words = rows.map(({ name, amount }) => (amount ? `${name} ${amount}` : name)).join(', ');
    expect(words.toLowerCase()).toBe(list.toLowerCase());
  });
});
