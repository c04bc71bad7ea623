import { SearchIndex } from '../../src/search/engine/search-index';
import type { IndexSettings } from '../../src/search/engine/settings';

/** A record of a small index for tests of the engine. */
export interface Item {
  objectID: string;
  name: string;
  text: string;
  brand: string;
  price: number;
  rank: number;
  available: boolean;
}

const settings: IndexSettings<Item, Item> = {
  name: 'items',
  record: (item) => item,
  texts: [
    { attribute: 'name', weight: 100, read: ({ name }) => name },
    { attribute: 'text', weight: 5, read: ({ text }) => text },
  ],
  facets: { brand: ({ brand }) => [brand], available: ({ available }) => [String(available)] },
  numerics: { price: ({ price }) => price, rank: ({ rank }) => rank },
  rankBy: 'rank',
  boost: ({ rank }) => rank,
  comesFirst: ({ available }) => available,
  replicas: { items_cheap: { by: 'price', descending: false } },
};

export const item = (objectID: string, over: Partial<Item>): Item => ({
  objectID,
  name: '',
  text: '',
  brand: 'Tidewell',
  price: 1000,
  rank: 0.5,
  available: true,
  ...over,
});

/** Returns an index of these items, and a search that returns their ids. */
export function indexOf(...items: Item[]) {
  const index = new SearchIndex(settings);
  for (const entry of items) index.upsert(entry);
  return {
    index,
    find: (query: string, more: object = {}) =>
      index.search({ query, offset: 0, limit: 20, ...more }).hits.map(({ objectID }) => objectID),
  };
}
