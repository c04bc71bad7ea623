import type { BrandDocument, CategoryDocument } from '../../src/domains/catalogue';
import { listOf } from '../lib/text';
import { identityOf } from '../pictures/identity';
import { brandLogoUrl, sceneUrl } from '../pictures/urls';
import { CATEGORIES, categoryOf } from './categories';
import { BRANDS, brandId } from './makers/brands';
import type { Brand, Draft, Trade } from './types';

const TRADE_WORDS: Record<Trade, string> = {
  vitamin: 'vitamins',
  practitioner: 'practitioner formulas',
  otc: 'pharmacy medicines',
  generic: 'prescription medicines',
  skin: 'skin care',
  makeup: 'make-up',
  fragrance: 'fragrance',
  hair: 'hair care',
  dental: 'dental care',
  body: 'personal care',
  baby: 'baby care',
  intimate: 'sexual health',
  sport: 'sports nutrition',
  weight: 'weight management',
  food: 'health foods',
  device: 'home health',
  firstaid: 'first aid',
  pet: 'pet care',
  book: 'books',
  service: 'telehealth',
};

function counts(keys: readonly string[]): Map<string, number> {
  const result = new Map<string, number>();
  for (const key of keys) result.set(key, (result.get(key) ?? 0) + 1);
  return result;
}

/** The banner of a maker's page: what its trade makes, in its own colours. */
function bandName(brand: Brand): string {
  const { base, layout } = identityOf({ _id: brandId(brand.slug), name: brand.name });
  return `brand-${brand.trades[0] ?? 'vitamin'}-${base}-${layout}`;
}

const isOnSale = (draft: Draft) => draft.status === 'Active';

/** The makers with products in the shop, and how many of those can be bought. */
export function brandDocuments(drafts: readonly Draft[]): BrandDocument[] {
  const inShop = new Set(drafts.map((draft) => draft.brand.slug));
  const byBrand = counts(drafts.filter(isOnSale).map((draft) => draft.brand.slug));
  return BRANDS.filter((brand) => inShop.has(brand.slug)).map((brand) => {
    const range = listOf(brand.trades.map((trade) => TRADE_WORDS[trade]));
    return {
      _id: brandId(brand.slug),
      name: brand.name,
      slug: brand.slug,
      display_title: brand.name,
      description: brand.voice,
      banner_image: sceneUrl(bandName(brand)),
      logo_image: brandLogoUrl(brand.slug, brand.name),
      meta_description: `${brand.name} ${range}. ${brand.voice}`,
      seo_title: `${brand.name}: ${range}`,
      is_popular: brand.popular,
      product_count: byBrand.get(brand.slug) ?? 0,
    };
  });
}

/** The whole category tree, with the number of products in and under each category. */
export function categoryDocuments(drafts: readonly Draft[]): CategoryDocument[] {
  const slugs = drafts
    .filter(isOnSale)
    .flatMap((draft) => categoryOf(draft.cat).lineage.map((step) => step.slug));
  const bySlug = counts(slugs);
  return CATEGORIES.map((node) => ({ ...node, product_count: bySlug.get(node.slug) ?? 0 }));
}
