import { randomUUID } from 'node:crypto';
import { SYNONYM_MESSAGES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { startSecondProcess } from '../../../test/server/second-process';
import { at, failure, type GraphQLAnswer, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const FIELDS = 'synonyms { id version typed found staff_name }';
const PREVIEW = `query($query: String!, $line: StaffSearchLineInput) { staff_search_preview(query: $query, line: $line)
  { now { total products { name } } with_line { total products { name } } } }`;
type Line = { id: string; version: number; typed: string[]; found: string[]; staff_name: string };

const shop = testShop();
const people = beforeTests(async () => ({
  editor: (await shop.user('content')).shopper,
  manager: (await shop.user('manager')).shopper,
}));

const save = (input: object, by: Shopper = people.editor) =>
  by.run('staff_search_synonyms_save', { id: randomUUID(), version: 0, ...input }, FIELDS);
const remove = (id: string, version: number) =>
  people.editor.run('staff_search_synonyms_remove', { id, version }, FIELDS);
const fieldsOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.fields ?? {};
const lines = async () =>
  at<Line[]>(
    await people.editor.send('{ staff_search_synonyms { id version typed found staff_name } }'),
    'staff_search_synonyms',
  );
async function namesFor(query: string): Promise<string[]> {
  const response = await shop.post('/1/indexes/*/queries', { requests: [{ indexName: 'products', query }] });
  const { results } = (await response.json()) as { results: { hits: { name: string }[] }[] };
  return results[0]?.hits.map(({ name }) => name) ?? [];
}

describe('words that staff keep [roles-04]', () => {
  it('are searched with at once, and no longer once they are removed', async () => {
    expect(await namesFor('zorbulate')).toEqual([]);
    const id = randomUUID();
    const saved = at<Line[]>(
      await save({ id, typed: [' Zorbulate'], found: ['Magnesium'] }),
      'staff_search_synonyms_save.synonyms',
    );
    expect(saved[0]).toMatchObject({ id, version: 1, typed: ['zorbulate'], found: ['magnesium'] });
    expect((await namesFor('zorbulate'))[0]).toMatch(/magnesium/i);
    expect((await namesFor('zorbulat'))[0], 'also misspelt').toMatch(/magnesium/i);
    await remove(id, 1);
    await remove(id, 1);
    expect(await namesFor('zorbulate')).toEqual([]);
  });

  it('replace what the shop knows of the same words, and show both before they are saved', async () => {
    const id = randomUUID();
    const line = { id, typed: ['mozzie'], found: ['magnesium'] };
    const preview = at<Record<'now' | 'with_line', { total: number; products: { name: string }[] }>>(
      await people.editor.send(PREVIEW, { query: 'mozzie', line }),
      'staff_search_preview',
    );
    expect(preview.now.products[0]?.name).not.toMatch(/magnesium/i);
    expect(preview.with_line.products[0]?.name).toMatch(/magnesium/i);
    expect((await namesFor('mozzie'))[0], 'nothing is saved').not.toMatch(/magnesium/i);
    await save(line);
    expect((await namesFor('mozzie'))[0]).toMatch(/magnesium/i);
    await remove(id, 1);
    expect((await namesFor('mozzie'))[0]).not.toMatch(/magnesium/i);
  });

  it('reach the searches of other processes', async () => {
    const other = await startSecondProcess(shop, { searchFollowMs: 50 });
    const found = () =>
      other.services.search.products.search({ query: 'quandle', offset: 0, limit: 1 }).hits.length;
    try {
      expect(found()).toBe(0);
      await save({ typed: ['quandle'], found: ['magnesium'] });
      await expect.poll(found, { timeout: 10_000, interval: 20 }).toBe(1);
    } finally {
      await other.close();
    }
  });

  it('are added once, however often the request arrives', async () => {
    const input = { id: randomUUID(), typed: ['plinkosis'], found: ['zinc'] };
    await Promise.all([save(input), save(input), save(input)]);
    const mine = (await lines()).filter(({ id }) => id === input.id);
    expect(mine).toMatchObject([{ version: 1 }]);
    expect(mine[0]?.staff_name).not.toBe('');
  });

  it('are never changed over a colleague’s head', async () => {
    const id = randomUUID();
    await save({ id, typed: ['wobblitis'], found: ['zinc'] });
    const answers = await Promise.all([
      save({ id, version: 1, typed: ['wobblitis'], found: ['magnesium'] }),
      save({ id, version: 1, typed: ['wobblitis'], found: ['iron'] }, people.manager),
    ]);
    expect(answers.map((answer) => failure(answer)?.code).filter(Boolean)).toEqual(['SYNONYM_MOVED']);
    expect(failure(await remove(id, 1))?.code).toBe('SYNONYM_MOVED');
    expect((await lines()).find((line) => line.id === id)).toMatchObject({ version: 2 });
  });

  it('belong to one line, in whatever form they are typed', async () => {
    await save({ typed: ['flumps'], found: ['zinc'] });
    const again = await save({ typed: ['flump'], found: ['iron'] });
    expect(failure(again)?.code).toBe('INVALID_INPUT');
    expect(fieldsOf(again)).toEqual({ typed: 'Another line has “flump” already' });
    const id = randomUUID();
    await save({ id, typed: ['gruntle'], found: ['zinc'] });
    const changed = await save({ id, version: 1, typed: ['gruntle', 'flumps'], found: ['zinc'] });
    expect(fieldsOf(changed)).toEqual({ typed: 'Another line has “flumps” already' });
  });

  it.each([
    [{ typed: [], found: ['zinc'] }, 'typed'],
    [{ typed: ['> zinc,'], found: ['!'] }, 'found'],
    [{ id: '../x', typed: ['a'], found: ['b'] }, 'id'],
  ])('are refused with words for the field if they are nonsense: %j', async (input, field) => {
    expect(Object.keys(fieldsOf(await save(input)))).toEqual([field]);
  });

  it('stop at 500 lines', async () => {
    const before = await shop.db.collection('search_settings').findOne({});
    const line = { ...before?.synonyms[0], version: 1 };
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...line,
      id: `line-${at}-of-them`,
      keys: [`key ${at}`],
    }));
    await shop.db.collection('search_settings').updateOne({}, { $set: { synonyms: many } });
    const refused = await save({ typed: ['onemore'], found: ['zinc'] });
    expect(fieldsOf(refused)).toEqual({ typed: SYNONYM_MESSAGES.full });
    await shop.db.collection('search_settings').updateOne({}, { $set: { synonyms: before?.synonyms } });
  });
});
