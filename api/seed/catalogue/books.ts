import { retail } from '../lib/prices';
import { between, chance, randomFor } from '../lib/random';
import { slugify } from '../lib/text';
import { BOOK_LIST } from './book-list';
import { brandOf } from './makers/brands';
import { packshotFor } from './packshots';
import type { PlannedDraft } from './skus';

/** Price of an edition relative to the paperback, and the share of titles that have it. */
const EDITIONS = [
  { name: 'Paperback', factor: 1, share: 1 },
  { name: 'Hardback', factor: 1.45, share: 0.45 },
  { name: 'Large Print', factor: 1.2, share: 0.3 },
] as const;

interface Title {
  cat: string;
  title: string;
  author: string;
  publisher: string;
  dollars: number;
  blurb: string;
}

function readTitle(line: string): Title {
  const [cat = '', title = '', author = '', publisher = '', dollars = '', blurb = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return { cat, title, author, publisher, dollars: Number(dollars), blurb };
}

function describe({ blurb, author, publisher, title }: Title, edition: string, isPreorder: boolean): string {
  const brand = brandOf(publisher);
  const by = author === brand.name ? '' : `${title.split(':')[0]} is by ${author}. `;
  const order = isPreorder
    ? 'Order now and we send it on the day it is published.'
    : `${edition}. ${brand.voice}`;
  return [blurb, `${by}${order}`].join('\n\n');
}

function draft(book: Title, edition: (typeof EDITIONS)[number], single: boolean): PlannedDraft {
  const key = `book/${book.title}`;
  const random = randomFor(`${key}/${edition.name}`);
  const brand = brandOf(book.publisher);
  const name = `${book.title} (${edition.name})`;
  const isPreorder = chance(randomFor(`${key}/preorder`), 0.14);
  const base = retail(random, book.dollars * 100 * edition.factor);
  return {
    name,
    slug: slugify(`${book.title.split(':')[0]} ${edition.name}`),
    brand,
    cat: book.cat,
    trade: 'book',
    line: key,
    group: single ? null : key,
    axes: { format: edition.name },
    prices: [{ type: 'default', min_qty: 1, value: base }],
    rrp: chance(random, 0.5) ? retail(random, base * 1.18) : null,
    stock: isPreorder ? 500 : chance(random, 0.05) ? 0 : between(random, 4, 90),
    status: 'Active',
    schedule: '',
    flags: { is_preorder: isPreorder },
    order_limit: 0,
    excluded: [],
    booking_type: null,
    journey_ids: [],
    tags: [],
    packshot: packshotFor(brand, 'book', name, book.title),
    popularity: Math.round(random() * 5000) / 10_000,
    ageDays: between(random, 20, 900),
    promotions: [],
    coop: null,
    copy: () => ({
      description: describe(book, edition.name, isPreorder),
      directions: null,
      ingredients: null,
      storage: null,
      warnings: null,
      keyIngredients: [],
      badges: [],
      notices: [],
      advice: null,
    }),
  };
}

function editionsOf(book: Title): PlannedDraft[] {
  const random = randomFor(`editions/${book.title}`);
  const editions = EDITIONS.filter(({ share }) => chance(random, share));
  return editions.map((edition) => draft(book, edition, editions.length === 1));
}

/** The books of the shop, each in one to three editions. */
export function planBooks(): PlannedDraft[] {
  return BOOK_LIST.trim().split('\n').map(readTitle).flatMap(editionsOf);
}
