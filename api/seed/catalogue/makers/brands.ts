import { slugify } from '../../lib/text';
import { categoryOf, isWithin } from '../categories';
import type { Brand, Trade } from '../types';
import { BRAND_LIST } from './brand-list';

/** The category slugs of a focus that start with a sign. */
function focusOf(focus: string, sign: '+' | '-'): string[] {
  return focus
    .split(' ')
    .filter((word) => word.startsWith(sign))
    .map((word) => word.slice(1));
}

function readBrand(line: string): Brand {
  const [name = '', trades = '', rank = '2', ranges = '', voice = '', focus = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const tier = Number(rank[0]);
  if (tier !== 1 && tier !== 2 && tier !== 3) throw new Error(`${name} has no tier.`);
  return {
    name,
    slug: slugify(name),
    trades: trades.split(' ') as Trade[],
    tier,
    ranges: ranges === '' ? [] : ranges.split(', '),
    voice,
    popular: rank.endsWith('*'),
    only: focusOf(focus, '+'),
    never: focusOf(focus, '-'),
  };
}

/** Every maker of the sample shop, in the order that determines their ids. */
export const BRANDS: readonly Brand[] = BRAND_LIST.trim().split('\n').map(readBrand);

const bySlug = new Map(BRANDS.map((brand) => [brand.slug, brand]));
const ids = new Map(BRANDS.map((brand, index) => [brand.slug, index + 1]));

/** Returns the maker with a slug; throws on an unknown slug, which is an error in the data. */
export function brandOf(slug: string): Brand {
  const brand = bySlug.get(slug);
  if (!brand) throw new Error(`Unknown brand "${slug}".`);
  return brand;
}

export function brandId(slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`Unknown brand "${slug}".`);
  return id;
}

/** The makers of a trade that are active in a category. */
export function makersOf(trade: Trade, cat: string): Brand[] {
  const node = categoryOf(cat);
  return BRANDS.filter(
    ({ trades, only, never }) =>
      trades.includes(trade) &&
      (only.length === 0 || only.some((slug) => isWithin(node, slug))) &&
      !never.some((slug) => isWithin(node, slug)),
  );
}
