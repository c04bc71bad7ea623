import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entry, failure, TODAY, testDiary } from '../../../test/shop/diary';

const { api, diary } = testDiary();

describe('a diary rejects', () => {
  it.each([
    ['food_diary_add_entry', { food_id: 'no-such-food' }, 'NOT_FOUND', 'Food not found'],
    ['food_diary_add_entry', { grams: 0 }, 'INVALID_INPUT', 'Please enter a portion between 1 g and 5,000 g'],
    [
      'food_diary_add_entry',
      { grams: 5001 },
      'INVALID_INPUT',
      'Please enter a portion between 1 g and 5,000 g',
    ],
    [
      'food_diary_add_entry',
      { grams: null },
      'INVALID_INPUT',
      'Please enter a portion between 1 g and 5,000 g',
    ],
    ['food_diary_add_entry', { portion: '1 bucket' }, 'INVALID_INPUT', 'Please choose one of the portions'],
    [
      'food_diary_add_entry',
      { portion: '1 medium', quantity: -1 },
      'INVALID_INPUT',
      'Please enter a portion between 1 g and 5,000 g',
    ],
    ['food_diary_add_entry', { entry_id: '1' }, 'INVALID_INPUT', 'This value is not valid'],
    ['food_diary_add_entry', { day: '2026-11-31' }, 'INVALID_INPUT', 'Please choose a day'],
    ['food_diary_add_entry', { day: '2026-11-26' }, 'INVALID_INPUT', 'This day has not come yet'],
    ['food_diary_add_entry', { day: '2020-01-01' }, 'INVALID_INPUT', 'This day is too long ago'],
  ])('%s of %j', async (operation, more, code, message) => {
    expect(failure(await diary.change(operation, entry(more)))).toEqual([code, message]);
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
