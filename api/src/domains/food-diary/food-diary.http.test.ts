import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/clients/test-client';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';

const NOW = new Date('2026-11-24T01:00:00Z');
const TODAY = '2026-11-24';
const NUTRITION = '{ kilojoules protein carbohydrate fat }';
const DAY = `day meals { meal entries { id meal food_id name grams portion nutrition ${NUTRITION} } total ${NUTRITION} }
  total ${NUTRITION} water_ml target { kilojoules protein carbohydrate fat water_ml }`;
const NOTHING = { kilojoules: 0, protein: 0, carbohydrate: 0, fat: 0 };

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi({ products: 0, now: NOW });
  user = await api.signUp();
});
afterAll(() => api.close());

const change = (operation: string, input: object, as: TestUser | null = user) => {
  const type = operation.replace(/(^|_)([a-z])/g, (_all, _sign, letter: string) => letter.toUpperCase());
  const result = operation.endsWith('target')
    ? 'target { kilojoules protein carbohydrate fat water_ml }'
    : `day { ${DAY} }`;
  const query = `mutation ${type}($input: ${type}Input!) { ${operation}(input: $input) { ${result} } }`;
  return api.request(query, { input }, { as });
};
const read = (day: string, as: TestUser | null = user) =>
  api.request(`query FoodDiary($day: String!) { food_diary(day: $day) { ${DAY} } }`, { day }, { as });
const week = (day: string, as: TestUser | null = user) =>
  api.request(
    `query FoodDiaryWeek($day: String!) { food_diary_week(last_day: $day) { day total ${NUTRITION} water_ml } }`,
    { day },
    { as },
  );
const entry = (more: object = {}) => ({
  entry_id: randomUUID(),
  day: TODAY,
  meal: 'breakfast',
  food_id: 'banana-raw',
  grams: 100,
  ...more,
});
const failure = ({ errors }: Awaited<ReturnType<typeof change>>) => [
  errors?.[0]?.extensions?.code,
  errors?.[0]?.message,
];

describe('a diary', () => {
  it('starts empty, with all meals and the default target [accounts-08]', async () => {
    const { food_diary } = (await read('2026-11-01')).data;
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

  it('adds up portions by meal and day [1-16]', async () => {
    const day = '2026-11-02';
    await change('food_diary_add_entry', entry({ day, grams: 105 }));
    const milk = { day, food_id: 'milk-full-cream', grams: null, portion: '1 cup', quantity: 1.5 };
    await change('food_diary_add_entry', entry(milk));
    const response = await change('food_diary_add_entry', entry({ day, meal: 'dinner', grams: 50 }));
    const shown = response.data.food_diary_add_entry.day;
    expect(shown.meals[0].entries).toMatchObject([
      { name: 'Banana, raw', grams: 105, portion: null, nutrition: { kilojoules: 406, protein: 1.5 } },
      { name: 'Milk, full cream', grams: 387, portion: '1.5 × 1 cup', nutrition: { kilojoules: 1041 } },
    ]);
    expect(shown.meals[0].total.kilojoules).toBe(406 + 1041);
    expect(shown.meals[2].total.kilojoules).toBe(194);
    expect(shown.total.kilojoules).toBe(406 + 1041 + 194);
    expect((await read(day)).data.food_diary).toEqual(shown);
  });

  it('stores an entry once, however often it is sent', async () => {
    const input = entry({ day: '2026-11-03' });
    await Promise.all([1, 2, 3].map(() => change('food_diary_add_entry', input)));
    await change('food_diary_add_entry', { ...input, entry_id: input.entry_id.toUpperCase() });
    expect((await read('2026-11-03')).data.food_diary.meals[0].entries).toHaveLength(1);
  });

  it('loses no concurrent writes', async () => {
    const day = '2026-11-04';
    const writes = Array.from({ length: 8 }, () => change('food_diary_add_entry', entry({ day })));
    const responses = await Promise.all([...writes, change('food_diary_set_water', { day, water_ml: 750 })]);
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const { meals, water_ml } = (await read(day)).data.food_diary;
    expect([meals[0].entries.length, water_ml]).toEqual([8, 750]);
  });

  it('supports changing grams and meal, and idempotent removal', async () => {
    const day = '2026-11-05';
    const input = entry({ day, grams: null, portion: '1 medium' });
    await change('food_diary_add_entry', input);
    const { entry_id } = input;
    const moved = await change('food_diary_edit_entry', { entry_id, day, meal: 'snacks' });
    expect(moved.data.food_diary_edit_entry.day.meals[3].entries).toMatchObject([
      { grams: 105, portion: '1 medium', meal: 'snacks' },
    ]);
    const grown = await change('food_diary_edit_entry', { entry_id, day, grams: 200 });
    expect(grown.data.food_diary_edit_entry.day.meals[3].entries).toMatchObject([
      { grams: 200, portion: null, nutrition: { kilojoules: 774 } },
    ]);
    for (let time = 0; time < 2; time += 1) {
      const removed = await change('food_diary_remove_entry', { entry_id, day });
      expect(removed.data.food_diary_remove_entry.day.total).toEqual(NOTHING);
    }
  });

  it('is unaffected by changes to the food list', async () => {
    const day = '2026-11-06';
    const input = entry({ day, food_id: 'pretzels' });
    await change('food_diary_add_entry', input);
    const before = (await read(day)).data.food_diary.total;
    await api.db.collection<{ _id: string }>('foods').deleteOne({ _id: 'pretzels' });
    expect((await read(day)).data.food_diary.total).toEqual(before);
  });

  it('has a personal target', async () => {
    const other = await api.signUp();
    const response = await change('food_diary_set_target', { kilojoules: 7500, water_ml: 2500 }, other);
    const target = { kilojoules: 7500, protein: 50, carbohydrate: 310, fat: 70, water_ml: 2500 };
    expect(response.data.food_diary_set_target.target).toEqual(target);
    expect((await read(TODAY, other)).data.food_diary.target).toEqual(target);
    expect((await read(TODAY)).data.food_diary.target.kilojoules).toBe(8700);
  });

  it('returns seven days for a chart, including empty ones', async () => {
    const other = await api.signUp();
    await change('food_diary_add_entry', entry({ day: '2026-10-30' }), other);
    await change('food_diary_set_water', { day: '2026-11-01', water_ml: 900 }, other);
    await change('food_diary_add_entry', entry({ day: '2026-10-25' }), other);
    const days = (await week('2026-11-01', other)).data.food_diary_week;
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

describe('access to a diary', () => {
  it('is refused to guests', async () => {
    const responses = await Promise.all([
      read(TODAY, null),
      week(TODAY, null),
      change('food_diary_add_entry', entry(), null),
      change('food_diary_edit_entry', { entry_id: 'x', day: TODAY }, null),
      change('food_diary_remove_entry', { entry_id: 'x', day: TODAY }, null),
      change('food_diary_set_water', { day: TODAY, water_ml: 1 }, null),
      change('food_diary_set_target', { fat: 1 }, null),
    ]);
    for (const response of responses) expect(failure(response)[0]).toBe('UNAUTHENTICATED');
  });

  it('is limited to the owner: another customer sees a different day and cannot change this one', async () => {
    const day = '2026-11-07';
    const input = entry({ day });
    await change('food_diary_add_entry', input);
    const other = await api.signUp();
    expect((await read(day, other)).data.food_diary.total).toEqual(NOTHING);
    const { entry_id } = input;
    const foreign = await change('food_diary_edit_entry', { entry_id, day, grams: 1 }, other);
    const unknown = await change('food_diary_edit_entry', { entry_id: randomUUID(), day, grams: 1 }, other);
    expect(failure(foreign)).toEqual(['NOT_FOUND', 'Entry not found']);
    expect(failure(unknown)).toEqual(failure(foreign));
    await change('food_diary_remove_entry', { entry_id, day }, other);
    expect((await read(day)).data.food_diary.total.kilojoules).toBe(387);
  });

  it('needs the key: entries, water and target are stored encrypted', async () => {
    const other = await api.signUp();
    await change('food_diary_add_entry', entry({ food_id: 'lamington', grams: 75 }), other);
    await change('food_diary_set_target', { kilojoules: 7777 }, other);
    const stored = await Promise.all(
      ['food_diary_days', 'food_targets'].map((name) => api.db.collection(name).find().toArray()),
    );
    expect(JSON.stringify(stored)).not.toMatch(/lamington|banana|7777|kilojoules|water/i);
  });
});

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
    expect(failure(await change(operation, entry(more)))).toEqual([code, message]);
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
    expect(failure(await change(operation, input))[0]).toBe(code);
  });

  it('reading an invalid day', async () => {
    expect(failure(await read('yesterday'))).toEqual(['INVALID_INPUT', 'Please choose a day']);
    expect(failure(await week('2027-01-01'))[0]).toBe('INVALID_INPUT');
  });

  it('the 101st entry of a day', async () => {
    const other = await api.signUp();
    for (let count = 0; count < 100; count += 1) await change('food_diary_add_entry', entry(), other);
    const response = await change('food_diary_add_entry', entry(), other);
    expect(failure(response)).toEqual(['TOO_MANY_ENTRIES', 'A day holds at most 100 entries.']);
  });
});
