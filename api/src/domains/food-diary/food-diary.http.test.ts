import { describe, expect, it } from 'vitest';
import { entry, NOTHING, TODAY, testDiary } from '../../../test/shop/diary';

const { api, diary } = testDiary();

describe('a diary', () => {
  it('starts empty, with all meals and the default target [accounts-08]', async () => {
    const { food_diary } = (await diary.read('2026-11-01')).data;
    expect(food_diary).toMatchObject({ day: '2026-11-01', total: NOTHING, water_ml: 0 });
    expect(food_diary.meals).toEqual(
      ['breakfast', 'lunch', 'dinner', 'snacks'].map((meal) => ({ meal, entries: [], total: NOTHING })),
    );
    expect(food_diary.target).toEqual({
      kilojoules: 8700,
      protein: 50,
      carbohydrate: 310,
      fat: 70,
      water_ml: 2000,
    });
  });

  it('has a personal target', async () => {
    const other = await api.signUp();
    const response = await diary.change('food_diary_set_target', { kilojoules: 7500, water_ml: 2500 }, other);
    const target = { kilojoules: 7500, protein: 50, carbohydrate: 310, fat: 70, water_ml: 2500 };
    expect(response.data.food_diary_set_target.target).toEqual(target);
    expect((await diary.read(TODAY, other)).data.food_diary.target).toEqual(target);
    expect((await diary.read(TODAY)).data.food_diary.target.kilojoules).toBe(8700);
  });

  it('returns seven days for a chart, including empty ones', async () => {
    const other = await api.signUp();
    await diary.change('food_diary_add_entry', entry({ day: '2026-10-30' }), other);
    await diary.change('food_diary_set_water', { day: '2026-11-01', water_ml: 900 }, other);
    await diary.change('food_diary_add_entry', entry({ day: '2026-10-25' }), other);
    const days = (await diary.week('2026-11-01', other)).data.food_diary_week;
    expect(days.map(({ day }: { day: string }) => day)).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(days.map(({ total }: { total: { kilojoules: number } }) => total.kilojoules)).toEqual([
      0, 0, 0, 0, 387, 0, 0,
    ]);
    expect(days[6].water_ml).toBe(900);
  });
});
