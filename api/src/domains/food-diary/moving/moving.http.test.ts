import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entry, failure, testDiary } from '../../../../test/shop/diary';

const { api, diary } = testDiary();

const FULL = 'A day holds at most 100 entries.';
const copy = (entry_id: string) => ({ entry_id, copy_id: randomUUID() });

/** Adds portions to a day, and returns their ids. */
async function eaten(day: string, portions: object[]): Promise<string[]> {
  const inputs = portions.map((portion) => entry({ day, ...portion }));
  for (const input of inputs) await diary.change('food_diary_add_entry', input);
  return inputs.map(({ entry_id }) => entry_id);
}

const entriesOf = async (day: string) =>
  (await diary.read(day)).data.food_diary.meals.flatMap(({ entries }: { entries: object[] }) => entries);

describe('copies of entries', () => {
  it('have the amounts and figures that were recorded, in their meals, once however often they are sent', async () => {
    const from_day = '2026-11-02';
    const ids = await eaten(from_day, [
      { grams: null, portion: '1 medium', quantity: 1.5 },
      { meal: 'dinner', food_id: 'pretzels', grams: 30 },
    ]);
    await api.db.collection<{ _id: string }>('foods').deleteOne({ _id: 'pretzels' });
    const entries = ids.map(copy);
    const input = { from_day, day: '2026-11-03', entries };
    const answers = await Promise.all([1, 2, 3].map(() => diary.change('food_diary_copy_entries', input)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const originals = await entriesOf(from_day);
    expect(await entriesOf('2026-11-03')).toEqual(
      originals.map((original: object, index: number) => ({ ...original, id: entries[index]?.copy_id })),
    );
    await diary.change('food_diary_remove_entries', { day: from_day, entry_ids: ids });
    const again = await diary.change('food_diary_copy_entries', input);
    expect(again.data.food_diary_copy_entries.day.total.kilojoules).toBeGreaterThan(0);
    expect(await entriesOf('2026-11-03')).toHaveLength(2);
  });

  it('go into another meal of the same day', async () => {
    const day = '2026-11-04';
    const [id = ''] = await eaten(day, [{ grams: 50 }]);
    const input = { from_day: day, day, entries: [copy(id)], meal: 'snacks' };
    const { meals } = (await diary.change('food_diary_copy_entries', input)).data.food_diary_copy_entries.day;
    expect(meals[0].entries).toHaveLength(1);
    expect(meals[3].entries).toMatchObject([{ grams: 50, meal: 'snacks' }]);
  });

  it('are all made or none: a full day says how many it still takes', async () => {
    const from_day = '2026-11-05';
    const day = '2026-11-06';
    const ids = await eaten(from_day, [{}, {}, {}]);
    const many = Array.from({ length: 98 }, () => copy(ids[0] ?? ''));
    await diary.change('food_diary_copy_entries', { from_day, day, entries: many });
    const refused = await diary.change('food_diary_copy_entries', { from_day, day, entries: ids.map(copy) });
    expect(failure(refused)).toEqual(['TOO_MANY_ENTRIES', `${FULL} There is room for 2 more.`]);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ max: 100, room: 2 });
    expect(await entriesOf(day)).toHaveLength(98);
    const over = Array.from({ length: 101 }, () => copy(ids[0] ?? ''));
    const more = await diary.change('food_diary_copy_entries', { from_day, day: from_day, entries: over });
    expect(failure(more)).toEqual(['TOO_MANY_ENTRIES', FULL]);
  });

  it.each([
    [{ from_day: '2027-01-01' }, 'INVALID_INPUT', 'This day has not come yet'],
    [{ day: '2019-01-01' }, 'INVALID_INPUT', 'This day is too long ago'],
    [{ entries: [{ entry_id: 'x', copy_id: '1' }] }, 'INVALID_INPUT', 'This value is not valid'],
    [{ entries: [copy(randomUUID())] }, 'NOT_FOUND', 'Entry not found'],
  ])('are refused for %j', async (change, code, message) => {
    const input = { from_day: '2026-11-02', day: '2026-11-03', entries: [], ...change };
    expect(failure(await diary.change('food_diary_copy_entries', input))).toEqual([code, message]);
  });

  it('are of one’s own entries only', async () => {
    const [id = ''] = await eaten('2026-11-07', [{}]);
    const other = await api.signUp();
    const input = { from_day: '2026-11-07', day: '2026-11-07', entries: [copy(id)] };
    expect(failure(await diary.change('food_diary_copy_entries', input, other))[0]).toBe('NOT_FOUND');
  });
});

describe('what was removed', () => {
  it('comes back as it was, in its place, once, although its food has changed', async () => {
    const day = '2026-11-08';
    const [, second = '', third = ''] = await eaten(day, [
      { grams: 10 },
      { food_id: 'lamington', grams: null, portion: '1 lamington', quantity: 2 },
      { grams: 30 },
      { meal: 'dinner' },
    ]);
    const before = (await diary.read(day)).data.food_diary;
    const one = await diary.change('food_diary_remove_entry', { day, entry_id: second });
    await api.db.collection<{ _id: string }>('foods').deleteOne({ _id: 'lamington' });
    const { removed } = one.data.food_diary_remove_entry;
    for (let time = 0; time < 2; time += 1) {
      const back = await diary.change('food_diary_restore_entries', { day, removed });
      expect(back.data.food_diary_restore_entries.day).toEqual(before);
    }
    const both = await diary.change('food_diary_remove_entries', { day, entry_ids: [third, second] });
    expect(await entriesOf(day)).toHaveLength(2);
    const restore = { day, removed: both.data.food_diary_remove_entries.removed };
    const back = await diary.change('food_diary_restore_entries', restore);
    expect(back.data.food_diary_restore_entries.day).toEqual(before);
  });

  it('is nothing if there was nothing, and sealed otherwise', async () => {
    const day = '2026-11-09';
    const [id = ''] = await eaten(day, [{}]);
    const { removed } = (await diary.change('food_diary_remove_entry', { day, entry_id: id })).data
      .food_diary_remove_entry;
    expect(Buffer.from(removed.split(':')[1], 'base64url').toString('latin1')).not.toMatch(/banana/i);
    const again = await diary.change('food_diary_remove_entry', { day, entry_id: id });
    expect(again.data.food_diary_remove_entry.removed).toBeNull();
    const other = await api.signUp();
    const foreign = await diary.change('food_diary_restore_entries', { day, removed }, other);
    const elsewhere = await diary.change('food_diary_restore_entries', { day: '2026-11-10', removed });
    const forged = await diary.change('food_diary_restore_entries', { day, removed: `${removed}A` });
    const odd = await diary.change('food_diary_restore_entries', { day, removed: '' });
    for (const refused of [foreign, elsewhere, forged, odd]) {
      expect(failure(refused)).toEqual(['INVALID_INPUT', 'This value is not valid']);
    }
  });

  it('is counted to a hundred ids', async () => {
    const entry_ids = Array.from({ length: 101 }, () => randomUUID());
    const refused = await diary.change('food_diary_remove_entries', { day: '2026-11-10', entry_ids });
    expect(failure(refused)[0]).toBe('INVALID_INPUT');
  });

  it('does not come back to a day that is full', async () => {
    const day = '2026-11-12';
    const [id = ''] = await eaten(day, [{}]);
    const fill = (count: number) => ({
      ...{ from_day: '2026-11-05', day },
      entries: Array.from({ length: count }, () => copy(source)),
    });
    const [source = ''] = await eaten('2026-11-05', [{}]);
    const gone = await diary.change('food_diary_remove_entry', { day, entry_id: id });
    await diary.change('food_diary_copy_entries', fill(100));
    const { removed } = gone.data.food_diary_remove_entry;
    const refused = await diary.change('food_diary_restore_entries', { day, removed });
    expect(failure(refused)).toEqual(['TOO_MANY_ENTRIES', FULL]);
  });
});
