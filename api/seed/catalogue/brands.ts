import { slugify } from '../lib/text';
import { BRAND_LIST } from './brand-list';
import type { Brand, Trade } from './types';

function readBrand(line: string): Brand {
  const [name = '', trades = '', rank = '2', ranges = '', voice = ''] = line
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
  };
}

/** Every maker of the sample shop, in the order that gives them their ids. */
export const BRANDS: readonly Brand[] = BRAND_LIST.trim().split('\n').map(readBrand);

const bySlug = new Map(BRANDS.map((brand) => [brand.slug, brand]));
const ids = new Map(BRANDS.map((brand, index) => [brand.slug, index + 1]));

/** The maker of a slug; an unknown slug is a mistake in the data. */
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

export function makersOf(trade: Trade): Brand[] {
  return BRANDS.filter((brand) => brand.trades.includes(trade));
}
