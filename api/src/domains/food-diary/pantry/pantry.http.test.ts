import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entry, failure, testDiary } from '../../../../test/shop/diary';

const { api, user, diary } = testDiary();

const FOOD =
  '{ id name group per_100g { kilojoules } portions { name grams } is_favourite own { per_grams } }';
const PICKS = `{ recent { food ${FOOD} grams portion quantity } favourites ${FOOD} own ${FOOD} }`;

type User = typeof user;
const signUp = () => api.signUp();
const picks = async (as: User) =>
  (await api.request(`{ food_diary_picks ${PICKS} }`, {}, { as })).data.food_diary_picks;
const found = async (query: string, as: User) => {
  const text = `query FoodDiaryFoods($query: String!) { food_diary_foods(query: $query) ${FOOD} }`;
  return (await api.request(text, { query }, { as })).data.food_diary_foods;
};
const change = (operation: string, input: object, as: User) => {
  const type = operation.replace(/(^|_)([a-z])/g, (_all, _sign, letter: string) => letter.toUpperCase());
  const text = `mutation ${type}($input: ${type}Input!) { ${operation}(input: $input) { picks ${PICKS} } }`;
  return api.request(text, { input }, { as });
};
const cake = (more: object = {}) => ({
  ...{ food_id: randomUUID(), name: 'Nan’s fruit cake', per_grams: 60 },
  ...{ kilojoules: 870, protein: 3, carbohydrate: 36, fat: 5.5, serving_name: '1 slice', serving_grams: 60 },
  ...more,
});
const names = (foods: { name: string }[]) => foods.map(({ name }) => name);

describe('foods eaten lately', () => {
  it('come first, the latest of all, each once with its latest amount', async () => {
    const me = await signUp();
    const eat = (more: object) => diary.change('food_diary_add_entry', entry(more), me);
    await eat({ day: '2026-10-20', food_id: 'lamington', grams: 75 });
    await eat({ day: '2026-11-20', grams: null, portion: '1 medium', quantity: 2 });
    await eat({ day: '2026-11-23', food_id: 'milk-skim', grams: 200 });
    await eat({ day: '2026-11-22', grams: null, portion: '1 medium', quantity: 0.5 });
    expect((await picks(me)).recent).toMatchObject([
      { food: { id: 'milk-skim' }, grams: 200, portion: null, quantity: null },
      { food: { id: 'banana-raw' }, grams: 53, portion: '1 medium', quantity: 0.5 },
    ]);
    expect(await picks(await signUp())).toEqual({ recent: [], favourites: [], own: [] });
  });
});

describe('favourites', () => {
  it('are kept once, listed by name, and given up again', async () => {
    const me = await signUp();
    const set = (food_id: string, is_favourite: boolean) =>
      change('food_diary_set_favourite', { food_id, is_favourite }, me);
    await Promise.all(['pretzels', 'banana-raw', 'banana-raw'].map((id) => set(id, true)));
    expect(names((await picks(me)).favourites)).toEqual(['Banana, raw', 'Pretzels']);
    expect((await found('banana raw', me))[0]).toMatchObject({ id: 'banana-raw', is_favourite: true });
    const after = await set('banana-raw', false);
    expect(names(after.data.food_diary_set_favourite.picks.favourites)).toEqual(['Pretzels']);
    expect(failure(await set('no-such-food', true))).toEqual(['NOT_FOUND', 'Food not found']);
    expect((await set('no-such-food', false)).errors).toBeUndefined();
  });

  it('are a hundred at most', async () => {
    const me = await signUp();
    const { data } = await api.request(
      'query { one: foods(per_page: 50) { data { id } } two: foods(per_page: 50, page: 2) { data { id } } more: foods(per_page: 1, page: 101) { data { id } } }',
    );
    const ids = [...data.one.data, ...data.two.data].map(({ id }: { id: string }) => id);
    const set = (food_id: string) => change('food_diary_set_favourite', { food_id, is_favourite: true }, me);
    for (const id of ids) await set(id);
    const refused = await set(data.more.data[0].id);
    expect(failure(refused)).toEqual([
      'TOO_MANY_FAVOURITE_FOODS',
      'You can keep at most 100 favourite foods.',
    ]);
    expect((await set(ids[0] ?? '')).errors).toBeUndefined();
  });
});

describe('an own food', () => {
  it('is found first, and recorded with the figures that it had then', async () => {
    const me = await signUp();
    const food = cake({ name: ' Banana loaf ' });
    await Promise.all([1, 2].map(() => change('food_diary_save_food', food, me)));
    const shown = { id: food.food_id, name: 'Banana loaf', group: 'Own foods', own: { per_grams: 60 } };
    expect((await picks(me)).own).toMatchObject([{ ...shown, per_100g: { kilojoules: 1450 } }]);
    const foods = await found('ban', me);
    expect(foods[0]).toMatchObject(shown);
    expect(names(foods)).toContain('Banana, raw');
    expect(names(await found('banana loaf', await signUp()))).not.toContain('Banana loaf');
    const day = '2026-11-15';
    const slice = entry({ day, food_id: food.food_id, grams: null, portion: '1 slice' });
    await diary.change('food_diary_add_entry', slice, me);
    await change('food_diary_save_food', { ...food, name: 'Richer loaf', kilojoules: 990 }, me);
    await diary.change('food_diary_add_entry', { ...slice, entry_id: randomUUID() }, me);
    await change('food_diary_remove_food', { food_id: food.food_id }, me);
    expect((await diary.read(day, me)).data.food_diary.meals[0].entries).toMatchObject([
      { name: 'Banana loaf', nutrition: { kilojoules: 870, carbohydrate: 36 } },
      { name: 'Richer loaf', nutrition: { kilojoules: 990 } },
    ]);
    expect(await picks(me)).toEqual({ recent: [], favourites: [], own: [] });
    const gone = await diary.change('food_diary_add_entry', { ...slice, entry_id: randomUUID() }, me);
    expect(failure(gone)).toEqual(['NOT_FOUND', 'Food not found']);
  });

  it('belongs to its owner, whose favourite it may be, and loses no concurrent writes', async () => {
    const [me, other] = await Promise.all([signUp(), signUp()]);
    const foods = Array.from({ length: 6 }, (_, at) => cake({ name: `Cake ${at}` }));
    await Promise.all(foods.map((food) => change('food_diary_save_food', food, me)));
    expect((await picks(me)).own).toHaveLength(6);
    const favourite = { food_id: foods[0]?.food_id, is_favourite: true };
    expect((await change('food_diary_set_favourite', favourite, me)).errors).toBeUndefined();
    expect(failure(await change('food_diary_set_favourite', favourite, other))[0]).toBe('NOT_FOUND');
    await change('food_diary_remove_food', { food_id: foods[0]?.food_id }, other);
    expect((await picks(me)).favourites).toMatchObject([{ name: 'Cake 0' }]);
    const removed = await change('food_diary_remove_food', { food_id: foods[0]?.food_id }, me);
    expect(removed.data.food_diary_remove_food.picks).toMatchObject({ favourites: [] });
    const taken = entry({ food_id: foods[1]?.food_id });
    expect(failure(await diary.change('food_diary_add_entry', taken, other))[0]).toBe('NOT_FOUND');
  });

  it.each([
    [{ food_id: '1' }, { food_id: 'This value is not valid' }],
    [{ name: ' ' }, { name: 'Please enter a name' }],
    [
      { kilojoules: 208 },
      { kilojoules: 'These grams make about 867 kJ. Please check the energy and the grams' },
    ],
    [{ serving_grams: null }, { serving_grams: 'Please enter whole grams, from 1 to 5,000' }],
  ])('is refused with %j', async (more, fields) => {
    const refused = await change('food_diary_save_food', cake(more), user);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields });
  });

  it('is stored encrypted, part of what its owner takes home, and deleted with the account', async () => {
    const me = await signUp();
    const food = cake({ name: 'Secret cake' });
    await change('food_diary_save_food', food, me);
    await change('food_diary_set_favourite', { food_id: 'pretzels', is_favourite: true }, me);
    const stored = () => api.db.collection<{ _id: string }>('food_pantries').find({ _id: me.id }).toArray();
    expect(JSON.stringify(await stored())).not.toMatch(/secret|cake|pretzels/i);
    const taken = await (await api.post('/api/auth/my-data', { password: me.password }, { as: me })).json();
    expect(taken.food_tracker).toMatchObject({
      own_foods: [{ name: 'Secret cake', kilojoules: 870 }],
      favourite_foods: ['pretzels'],
    });
    const close = `mutation UsersCloseAccount($input: UsersCloseAccountInput!) {
      users_close_account(input: $input) { redirect } }`;
    const closed = await api.request(close, { input: { password: me.password } }, { as: me });
    expect(closed.errors).toBeUndefined();
    expect(await stored()).toEqual([]);
  });
});

it('favourites and own foods are refused to guests', async () => {
  const as = null as unknown as User;
  const answers = await Promise.all([
    change('food_diary_save_food', cake(), as),
    change('food_diary_remove_food', { food_id: 'x' }, as),
    change('food_diary_set_favourite', { food_id: 'x', is_favourite: true }, as),
    api.request(`{ food_diary_picks ${PICKS} }`),
    api.request(`{ food_diary_foods(query: "x") ${FOOD} }`),
  ]);
  for (const answer of answers) expect(failure(answer)[0]).toBe('UNAUTHENTICATED');
});
