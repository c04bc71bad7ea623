import { describe, expect, it } from 'vitest';
import { testApi } from '../../../test/server/test-api';
import { PARAMETERS } from './params';

const api = testApi({ products: 0 });

const BYTES = 90_000;
/** Cut to its length instead of refused: shoppers paste into the search field. */
const CUT = 'query';
const CHECKED = PARAMETERS.filter((name) => name !== CUT);

const statusOf = async (body: object): Promise<number> =>
  (await api.post('/1/indexes/products/query', body)).status;

describe('a search parameter', () => {
  it.each(CHECKED)('is refused if it fills a request: %s', async (name) => {
    const texts = ['x'.repeat(BYTES), `a:b${' '.repeat(BYTES)}c`, `a:"${' '.repeat(BYTES)}c"`];
    for (const text of texts) {
      expect(await statusOf({ [name]: text })).toBe(400);
      expect(await statusOf({ params: new URLSearchParams({ [name]: text }).toString() })).toBe(400);
      expect(await statusOf({ [name]: [text] })).toBe(400);
    }
  });

  it.each(CHECKED)('is refused as a long list: %s', async (name) => {
    expect(await statusOf({ [name]: Array.from({ length: BYTES / 10 }, (_, at) => `x${at}`) })).toBe(400);
  });

  it.each(['constructor', 'toString', 'unknown'])('is refused if it is not one: %s', async (name) => {
    expect(await statusOf({ [name]: 1 })).toBe(400);
  });
});
