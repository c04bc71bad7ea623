import type { BannerContent } from './banner-reader';
import { tokenise } from './engine/tokens';

export interface Banner {
  text: string;
  image: string;
  theme: 'primary' | 'other';
  targetLink: string;
}

/** Shorter words are too common to select a banner. */
const MIN_WORD = 3;

/** Returns true if any word of the query is a prefix of a word in the banner's title. */
function matchesTitle(query: string, title: string): boolean {
  const words = tokenise(title).map(({ term }) => term);
  return tokenise(query).some(
    ({ term }) => term.length >= MIN_WORD && words.some((word) => word.startsWith(term)),
  );
}

/**
 * Returns the banners for a search: the search panel's for an empty query, otherwise those listed in
 * `searchBannerCodeNames` whose title matches the query.
 */
export async function searchBanners(read: () => Promise<BannerContent>, query: string): Promise<Banner[]> {
  const { content, keywordBanners } = await read();
  if (!content) return [];
  if (query.trim() === '') return content.promoBanners;
  return keywordBanners
    .filter(({ title }) => matchesTitle(query, title))
    .map(({ title, image, targetLink }) => ({ text: title, image, theme: 'primary' as const, targetLink }));
}
