import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entry, failure, NOTHING, TODAY, testDiary } from '../../../test/shop/diary';

const { api, diary } = testDiary();

describe('access to a diary', () => {
  it('is refused to guests', async () => {
    const responses = await Promise.all([
      diary.read(TODAY, null),
      diary.week(TODAY, null),
      diary.change('food_diary_add_entry', entry(), null),
      diary.change('food_diary_edit_entry', { entry_id: 'x', day: TODAY }, null),
      diary.change('food_diary_remove_entry', { entry_id: 'x', day: TODAY }, null),
      diary.change('food_diary_set_water', { day: TODAY, water_ml: 1 }, null),
      diary.change('food_diary_set_target', { fat: 1 }, null),
    ]);
    for (const response of responses) expect(failure(response)[0]).toBe('UNAUTHENTICATED');
  });

  it('is limited to the owner: another customer sees a different day and cannot change this one', async () => {
    const day = '2026-11-07';
    const input = entry({ day });
    await diary.change('food_diary_add_entry', input);
    const other = await api.signUp();
    expect((await diary.read(day, other)).data.food_diary.total).toEqual(NOTHING);
    const { entry_id } = input;
    const foreign = await diary.change('food_diary_edit_entry', { entry_id, day, grams: 1 }, other);
    const unknown = await diary.change(
      'food_diary_edit_entry',
      { entry_id: randomUUID(), day, grams: 1 },
      other,
    );
    expect(failure(foreign)).toEqual(['NOT_FOUND', 'Entry not found']);
    expect(failure(unknown)).toEqual(failure(foreign));
    await diary.change('food_diary_remove_entry', { entry_id, day }, other);
    expect((await diary.read(day)).data.food_diary.total.kilojoules).toBe(387);
  });

  it('needs the key: entries, water and target are stored encrypted', async () => {
    const other = await api.signUp();
    await diary.change('food_diary_add_entry', entry({ food_id: 'lamington', grams: 75 }), other);
    await diary.change('food_diary_set_target', { kilojoules: 7777 }, other);
    const stored = await Promise.all(
      ['food_diary_days', 'food_targets'].map((name) => api.db.collection(name).find().toArray()),
    );
    expect(JSON.stringify(stored)).not.toMatch(/lamington|banana|7777|kilojoules|water/i);
  });
});
