import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createDocumentCache } from './documents';

const SCHEMA = buildSchema('type Query { shop(name: String): String }');
const registered = { has: () => false } as unknown as Parameters<typeof createDocumentCache>[1]['registered'];
const newCache = () =>
  createDocumentCache(SCHEMA, { isProduction: false, isRegisteredOnly: false, registered });

describe('a prepared document', () => {
  it.each([
    ['valid', 'query Name { shop }'],
    ['refused', 'query Name { shops }'],
  ])('that is %s is kept from its second use on', (_what, query) => {
    const prepare = newCache();
    const first = prepare(query);
    const second = prepare(query);
    expect(second).not.toBe(first);
    expect(prepare(query)).toBe(second);
  });

  it('is kept however many others are sent once', () => {
    const prepare = newCache();
    prepare('{ shop }');
    const kept = prepare('{ shop }');
    for (let n = 0; n < 3000; n += 1) prepare(`{ shop(name: "${n}") }`);
    expect(prepare('{ shop }')).toBe(kept);
  });
});
