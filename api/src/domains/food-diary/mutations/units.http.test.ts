import { describe, expect, it } from 'vitest';
import { entry, failure, testDiary } from '../../../../test/shop/diary';

const { api, diary } = testDiary();
const day = '2026-11-13';
const milk = (more: object) => entry({ day, food_id: 'milk-full-cream', grams: null, ...more });

const UNITS = [
  { unit: 'g', grams: 1 },
  { unit: 'ml', grams: 1.03 },
  { unit: 'cup', grams: 257.5 },
];

describe('an entry in units', () => {
  it('is changed from millilitres to cups, grams and back, as its food was when it was entered [accounts-08]', async () => {
    const input = milk({ unit: 'ml', quantity: 300 });
    const added = await diary.change('food_diary_add_entry', input);
    expect(added.data.food_diary_add_entry.day.meals[0].entries).toMatchObject([
      { grams: 309, portion: '300 mL', quantity: 300, unit: 'ml', serving: null, units: UNITS },
    ]);
    await api.db
      .collection<{ _id: string }>('foods')
      .updateOne({ _id: 'milk-full-cream' }, { $set: { units: [] } });
    const edit = async (change: object) => {
      const edited = await diary.change('food_diary_edit_entry', {
        entry_id: input.entry_id,
        day,
        ...change,
      });
      return edited.data.food_diary_edit_entry.day.meals[0].entries[0];
    };
    const cups = { grams: 386, portion: '1.5 cups', quantity: 1.5, unit: 'cup' };
    expect(await edit({ unit: 'cup', quantity: 1.5 })).toMatchObject(cups);
    expect(await edit({ meal: 'breakfast' })).toMatchObject(cups);
    expect(await edit({ grams: 386 })).toMatchObject({
      grams: 386,
      portion: null,
      quantity: null,
      unit: null,
    });
    const weighed = { grams: 200, portion: null, quantity: null, unit: null, units: UNITS };
    expect(await edit({ unit: 'g', quantity: 200 })).toMatchObject(weighed);
  });

  it('of a serving keeps the serving, for the way back', async () => {
    const input = entry({ day: '2026-11-14', grams: null, portion: '1 medium', quantity: 2 });
    await diary.change('food_diary_add_entry', input);
    const edit = async (change: object) => {
      const target = { entry_id: input.entry_id, day: '2026-11-14', ...change };
      return (await diary.change('food_diary_edit_entry', target)).data.food_diary_edit_entry.day.meals[0]
        .entries[0];
    };
    const serving = { name: '1 medium', grams: 105 };
    const piece = { grams: 315, portion: '3 pieces', quantity: 3, unit: 'piece', serving };
    expect(await edit({ unit: 'piece', quantity: 3 })).toMatchObject(piece);
    const served = { grams: 105, portion: '1 medium', quantity: 1, unit: null, serving };
    expect(await edit({ quantity: 1 })).toMatchObject(served);
  });

  const UNKNOWN = 'This food cannot be measured in that unit. Please choose another';
  it.each([
    [{ food_id: 'banana-raw', unit: 'ml', quantity: 100 }, { unit: UNKNOWN }],
    [{ food_id: 'tea-black', unit: 'piece' }, { unit: UNKNOWN }],
    [
      { food_id: 'tea-black', unit: 'ml', quantity: 0.5 },
      { quantity: 'Please enter whole millilitres, from 1 to 5,000' },
    ],
    [
      { food_id: 'tea-black', unit: 'ml', quantity: 5001 },
      { quantity: 'Please enter whole millilitres, from 1 to 5,000' },
    ],
    [
      { food_id: 'tea-black', unit: 'cup', quantity: 21 },
      { quantity: 'Please enter at most 20: up to 5,000 g at a time' },
    ],
    [
      { food_id: 'tea-black', unit: 'g', quantity: 1.5 },
      { quantity: 'Please enter whole grams, from 1 to 5,000' },
    ],
    [{ food_id: 'tea-black', unit: 'cup', portion: '1 cup' }, { unit: 'This value is not valid' }],
  ])('is refused with %j', async (more, fields) => {
    const refused = await diary.change('food_diary_add_entry', milk(more));
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields });
  });

  it('is not changed to a unit that its food has not, or to no number of it', async () => {
    const input = entry({ day: '2026-11-15' });
    await diary.change('food_diary_add_entry', input);
    const edit = (change: object) =>
      diary.change('food_diary_edit_entry', { entry_id: input.entry_id, day: '2026-11-15', ...change });
    expect(failure(await edit({ unit: 'cup', quantity: 1 }))).toEqual(['INVALID_INPUT', UNKNOWN]);
    expect(failure(await edit({ unit: 'piece' }))[0]).toBe('INVALID_INPUT');
  });
});
