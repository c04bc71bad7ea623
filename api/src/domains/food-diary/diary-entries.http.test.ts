import { describe, expect, it } from 'vitest';
import { entry, NOTHING, testDiary } from '../../../test/shop/diary';

const { api, diary } = testDiary();

describe('a diary', () => {
  it('adds up portions by meal and day [1-16]', async () => {
    const day = '2026-11-02';
    await diary.change('food_diary_add_entry', entry({ day, grams: 105 }));
    const milk = { day, food_id: 'milk-full-cream', grams: null, portion: '1 cup', quantity: 1.5 };
    await diary.change('food_diary_add_entry', entry(milk));
    const response = await diary.change('food_diary_add_entry', entry({ day, meal: 'dinner', grams: 50 }));
    const shown = response.data.food_diary_add_entry.day;
    expect(shown.meals[0].entries).toMatchObject([
      { name: 'Banana, raw', grams: 105, portion: null, nutrition: { kilojoules: 406, protein: 1.5 } },
      { name: 'Milk, full cream', grams: 387, portion: '1.5 × 1 cup', nutrition: { kilojoules: 1041 } },
    ]);
    expect(shown.meals[0].total.kilojoules).toBe(406 + 1041);
    expect(shown.meals[2].total.kilojoules).toBe(194);
    expect(shown.total.kilojoules).toBe(406 + 1041 + 194);
    expect((await diary.read(day)).data.food_diary).toEqual(shown);
  });

  it('stores an entry once, however often it is sent', async () => {
    const input = entry({ day: '2026-11-03' });
    await Promise.all([1, 2, 3].map(() => diary.change('food_diary_add_entry', input)));
    await diary.change('food_diary_add_entry', { ...input, entry_id: input.entry_id.toUpperCase() });
    expect((await diary.read('2026-11-03')).data.food_diary.meals[0].entries).toHaveLength(1);
  });

  it('loses no concurrent writes', async () => {
    const day = '2026-11-04';
    const writes = Array.from({ length: 8 }, () => diary.change('food_diary_add_entry', entry({ day })));
    const responses = await Promise.all([
      ...writes,
      diary.change('food_diary_set_water', { day, water_ml: 750 }),
    ]);
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const { meals, water_ml } = (await diary.read(day)).data.food_diary;
    expect([meals[0].entries.length, water_ml]).toEqual([8, 750]);
  });

  it('supports changing grams and meal, and idempotent removal', async () => {
    const day = '2026-11-05';
    const input = entry({ day, grams: null, portion: '1 medium' });
    await diary.change('food_diary_add_entry', input);
    const { entry_id } = input;
    const moved = await diary.change('food_diary_edit_entry', { entry_id, day, meal: 'snacks' });
    expect(moved.data.food_diary_edit_entry.day.meals[3].entries).toMatchObject([
      { grams: 105, portion: '1 medium', meal: 'snacks' },
    ]);
    const grown = await diary.change('food_diary_edit_entry', { entry_id, day, grams: 200 });
    expect(grown.data.food_diary_edit_entry.day.meals[3].entries).toMatchObject([
      { grams: 200, portion: null, nutrition: { kilojoules: 774 } },
    ]);
    for (let time = 0; time < 2; time += 1) {
      const removed = await diary.change('food_diary_remove_entry', { entry_id, day });
      expect(removed.data.food_diary_remove_entry.day.total).toEqual(NOTHING);
    }
  });

  it('takes parts of a serving, and changes their number until it is whole again', async () => {
    const day = '2026-11-08';
    const input = entry({ day, grams: null, portion: '1 medium', quantity: 0.5 });
    const half = (await diary.change('food_diary_add_entry', input)).data.food_diary_add_entry.day;
    const serving = { name: '1 medium', grams: 105 };
    const halfEntry = { grams: 53, portion: '0.5 × 1 medium', quantity: 0.5, serving };
    expect(half.meals[0].entries).toMatchObject([halfEntry]);
    const { entry_id } = input;
    const edit = async (change: object) =>
      (await diary.change('food_diary_edit_entry', { entry_id, day, ...change })).data.food_diary_edit_entry
        .day;
    const more = { grams: 131, portion: '1.25 × 1 medium', quantity: 1.25, serving };
    expect((await edit({ quantity: 1.25 })).meals[0].entries).toMatchObject([more]);
    const weighed = { grams: 90, portion: null, quantity: null, serving };
    expect((await edit({ grams: 90 })).meals[0].entries).toMatchObject([weighed]);
    const whole = { grams: 105, portion: '1 medium', quantity: 1, serving };
    expect((await edit({ quantity: 1 })).meals[0].entries).toMatchObject([whole]);
    expect(await edit({ quantity: 0.5 })).toEqual(half);
  });

  it('is unaffected by changes to the food list', async () => {
    const day = '2026-11-06';
    const input = entry({ day, food_id: 'pretzels' });
    await diary.change('food_diary_add_entry', input);
    const before = (await diary.read(day)).data.food_diary.total;
    await api.db.collection<{ _id: string }>('foods').deleteOne({ _id: 'pretzels' });
    expect((await diary.read(day)).data.food_diary.total).toEqual(before);
  });
});
