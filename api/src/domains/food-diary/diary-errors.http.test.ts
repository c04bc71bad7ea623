import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entry, failure, TODAY, testDiary } from '../../../test/shop/diary';

const { api, diary } = testDiary();

const WHOLE_GRAMS = 'Please enter whole grams, from 1 to 5,000';

describe('a diary rejects', () => {
  it.each([
    ['food_diary_add_entry', { food_id: 'no-such-food' }, 'NOT_FOUND', 'Food not found'],
    ['food_diary_add_entry', { grams: 0 }, 'INVALID_INPUT', WHOLE_GRAMS],
    ['food_diary_add_entry', { grams: 5001 }, 'INVALID_INPUT', WHOLE_GRAMS],
    ['food_diary_add_entry', { grams: null }, 'INVALID_INPUT', WHOLE_GRAMS],
    ['food_diary_add_entry', { portion: '1 bucket' }, 'INVALID_INPUT', 'Please choose one of the portions'],
    ['food_diary_add_entry', { entry_id: '1' }, 'INVALID_INPUT', 'This value is not valid'],
    ['food_diary_add_entry', { day: '2026-11-31' }, 'INVALID_INPUT', 'Please choose a day'],
    ['food_diary_add_entry', { day: '2026-11-26' }, 'INVALID_INPUT', 'This day has not come yet'],
    ['food_diary_add_entry', { day: '2020-01-01' }, 'INVALID_INPUT', 'This day is too long ago'],
  ])('%s of %j', async (operation, more, code, message) => {
    expect(failure(await diary.change(operation, entry(more)))).toEqual([code, message]);
  });

  it.each([
    [-1, 'Please enter at least 0.25'],
    [0, 'Please enter at least 0.25'],
    [0.2, 'Please enter at least 0.25'],
    [47.5, 'Please enter at most 47: up to 5,000 g at a time'],
    [0.505, 'Please enter at most two decimals'],
  ])('%d servings', async (quantity, message) => {
    const refused = await diary.change('food_diary_add_entry', entry({ portion: '1 medium', quantity }));
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { quantity: message },
    });
  });

  it.each([
    ['food_diary_edit_entry', { entry_id: randomUUID(), day: TODAY }, 'NOT_FOUND'],
    ['food_diary_edit_entry', { entry_id: randomUUID(), day: TODAY, grams: -5 }, 'INVALID_INPUT'],
    ['food_diary_edit_entry', { entry_id: randomUUID(), day: 'today' }, 'INVALID_INPUT'],
    ['food_diary_remove_entry', { entry_id: randomUUID(), day: '' }, 'INVALID_INPUT'],
    ['food_diary_set_water', { day: TODAY, water_ml: -1 }, 'INVALID_INPUT'],
    ['food_diary_set_water', { day: TODAY, water_ml: 10_001 }, 'INVALID_INPUT'],
    ['food_diary_set_water', { day: '2027-01-01', water_ml: 1 }, 'INVALID_INPUT'],
    ['food_diary_set_target', { kilojoules: 0 }, 'INVALID_INPUT'],
    ['food_diary_set_target', { fat: 1001 }, 'INVALID_INPUT'],
  ])('%s of %j', async (operation, input, code) => {
    expect(failure(await diary.change(operation, input))[0]).toBe(code);
  });

  it.each([
    [{ quantity: 0 }, { quantity: 'Please enter at least 0.25' }],
    [{ quantity: 48 }, { quantity: 'Please enter at most 47: up to 5,000 g at a time' }],
    [{ quantity: 1.234 }, { quantity: 'Please enter at most two decimals' }],
    [{ grams: 5001 }, { grams: WHOLE_GRAMS }],
    [{ grams: 50, quantity: 1 }, { grams: 'This value is not valid' }],
  ])('the change of an entry to %j, which keeps its amount', async (change, fields) => {
    const input = entry({ day: '2026-11-09', grams: null, portion: '1 medium', quantity: 2 });
    const { entry_id, day } = input;
    const before = (await diary.change('food_diary_add_entry', input)).data.food_diary_add_entry.day;
    const refused = await diary.change('food_diary_edit_entry', { entry_id, day, ...change });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields });
    expect((await diary.read(day)).data.food_diary).toEqual(before);
  });

  it('servings for an entry of grams', async () => {
    const input = entry({ day: '2026-11-10' });
    await diary.change('food_diary_add_entry', input);
    const { entry_id, day } = input;
    const refused = await diary.change('food_diary_edit_entry', { entry_id, day, quantity: 2 });
    expect(failure(refused)).toEqual(['INVALID_INPUT', 'Please choose one of the portions']);
  });

  it('reading an invalid day', async () => {
    expect(failure(await diary.read('yesterday'))).toEqual(['INVALID_INPUT', 'Please choose a day']);
    expect(failure(await diary.week('2027-01-01'))[0]).toBe('INVALID_INPUT');
  });

  it('the 101st entry of a day', async () => {
    const other = await api.signUp();
    for (let count = 0; count < 100; count += 1) await diary.change('food_diary_add_entry', entry(), other);
    const response = await diary.change('food_diary_add_entry', entry(), other);
    expect(failure(response)).toEqual(['TOO_MANY_ENTRIES', 'A day holds at most 100 entries.']);
  });
});
