/** Parameters of one search; `indexName` selects an index other than `products`. */
export type SearchParams = Record<string, unknown>;

const WORDS = [
  'magnesium',
  'vitamin d',
  'sunscreen spf50',
  'protein powder',
  'paracetamol',
  'dry skin cream',
];
const TYPOS = [
  'magnesum',
  'vitmain c',
  'sunscren',
  'protien powder',
  'parcetamol',
  'colagen',
  'shampo',
  'ibuprofin',
];
/** A query per keystroke. */
const prefixes = (text: string) => Array.from(text, (_letter, at) => text.slice(0, at + 1));
const TYPED = WORDS.flatMap(prefixes);

const LISTING = {
  facets: ['brand', 'flags', 'price_range', 'category_paths', 'available', 'price'],
  hitsPerPage: 24,
};

/** Typical product searches, by kind. */
export const SEARCHES: Record<string, SearchParams[]> = {
  'while typing': TYPED.map((query) => ({ query, hitsPerPage: 6, clickAnalytics: true })),
  'whole words, with facets': WORDS.map((query) => ({ query, ...LISTING })),
  'with typos': TYPOS.map((query) => ({ query, hitsPerPage: 6 })),
  'a category by price': [0, 1, 2].map((page) => ({
    ...LISTING,
    page,
    indexName: 'products_price_asc',
    facetFilters: ['category_paths:vitamins-supplements'],
  })),
  'everything, with facets': [{ ...LISTING, query: '' }],
};

/** Queries that the search field sends for suggestions: empty, at each keystroke, and misspelt. */
export const SUGGESTIONS: SearchParams[] = ['', ...TYPED, ...TYPOS].map((query) => ({
  query,
  indexName: 'query_suggestions',
}));
