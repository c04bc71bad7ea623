import { formatMoney, selectPrice } from '@saltbush/contract';
import type { ContentContext } from './context';

/** A product's everyday price within a text: `from {price:telehealth-short-consult}`. */
const PRICE = /\{price:([a-z0-9-]+)\}/g;

const inWords = (cents: number) => formatMoney(cents).replace(/\.00$/, '');

/**
 * Writes products' current prices into a text of the content service, so that it cannot name another price than the
 * products' cards. Returns null if a product has no price any more: the text would promise what nobody can buy.
 */
export async function textWithPrices(
  text: string,
  ctx: Pick<ContentContext, 'productCache'>,
): Promise<string | null> {
  const slugs = [...text.matchAll(PRICE)].map(([, slug = '']) => slug);
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const product = await ctx.productCache.bySlug(slug);
      return product?.status === 'Active' ? selectPrice(product.prices) : null;
    }),
  );
  if (found.includes(null)) return null;
  const prices = new Map(slugs.map((slug, index) => [slug, found[index]?.value ?? 0]));
  return text.replaceAll(PRICE, (_all, slug: string) => inWords(prices.get(slug) ?? 0));
}
