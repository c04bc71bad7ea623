import { describe, expect, it } from 'vitest';
import { entry, failure, NOTHING, TODAY, testDiary } from '../../../test/shop/diary';

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
      fibre: 30,
      sodium: 2300,
      water_ml: 2000,
    });
  });

  it('has a personal target', async () => {
    const other = await api.signUp();
    const response = await diary.change(
      'food_diary_set_target',
      { kilojoules: 7500, sodium: 2000, water_ml: 2500 },
      other,
    );
    const grams = { protein: 50, carbohydrate: 310, fat: 70, fibre: 30 };
    const target = { kilojoules: 7500, ...grams, sodium: 2000, water_ml: 2500 };
    expect(response.data.food_diary_set_target.target).toEqual(target);
    expect((await diary.read(TODAY, other)).data.food_diary.target).toEqual(target);
    expect((await diary.read(TODAY)).data.food_diary.target.kilojoules).toBe(8700);
  });

  it('returns thirty days for a chart, and not more than a month', async () => {
    const other = await api.signUp();
    await diary.change('food_diary_add_entry', entry({ day: '2026-10-26' }), other);
    const chart = (days: number) =>
      api.request(
        `{ food_diary_week(last_day: "${TODAY}", days: ${days}) { day total { kilojoules } } }`,
        {},
        { as: other },
      );
    const { food_diary_week: days } = (await chart(30)).data;
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-26', total: { kilojoules: 387 } });
    for (const number of [0, 6, 32]) {
      expect(failure(await chart(number))).toEqual(['INVALID_INPUT', 'Please choose from 7 to 31 days']);
    }
  });

  it('returns the days of a span on which something is noted', async () => {
    const other = await api.signUp();
    const span = (from_day: string, last_day: string) =>
      api.request(
        `{ food_diary_days(from_day: "${from_day}", last_day: "${last_day}") {
          day water_ml meals { entries { name } } } }`,
        {},
        { as: other },
      );
    await diary.change('food_diary_add_entry', entry({ day: '2026-10-03' }), other);
    await diary.change('food_diary_set_water', { day: '2026-10-01', water_ml: 900 }, other);
    await diary.change('food_diary_set_water', { day: '2026-10-02', water_ml: 250 }, other);
    await diary.change('food_diary_set_water', { day: '2026-10-02', water_ml: 0 }, other);
    const { food_diary_days: days } = (await span('2026-10-01', '2026-10-31')).data;
    expect(days.map(({ day }: { day: string }) => day)).toEqual(['2026-10-01', '2026-10-03']);
    expect(days[1].meals[0].entries).toEqual([{ name: 'Banana, raw' }]);
    const BACKWARDS = 'The period ends before it begins';
    expect(failure(await span('2026-10-02', '2026-10-01'))).toEqual(['INVALID_INPUT', BACKWARDS]);
    const LONG = 'The period is longer than 31 days';
    expect(failure(await span('2026-10-01', '2026-11-01'))).toEqual(['INVALID_INPUT', LONG]);
    expect(failure(await span('2026-10-01', '2027-01-01'))[0]).toBe('INVALID_INPUT');
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
