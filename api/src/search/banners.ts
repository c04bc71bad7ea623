import type { Db } from 'mongodb';
import { findPromoBanners, findSearchBanners } from '../domains/content/store';
import { tokenise } from './engine/tokens';

export interface Banner {
  text: string;
  image: string;
  theme: 'primary' | 'other';
  targetLink: string;
}

/** Shorter words say too little to show a banner for. */
const MIN_WORD = 3;

/** Does a word of the query begin a word of the banner's title? */
function answers(query: string, title: string): boolean {
  const words = tokenise(title).map(({ term }) => term);
  return tokenise(query).some(
    ({ term }) => term.length >= MIN_WORD && words.some((word) => word.startsWith(term)),
  );
}

/**
 * Banners for a search: those of the search panel when nothing was typed, else those of the codes that searches may
 * answer (`searchBannerCodeNames`) whose title the query speaks of.
 */
export async function searchBanners(db: Db, query: string): Promise<Banner[]> {
  const content = await findSearchBanners(db);
  if (!content) return [];
  if (query.trim() === '') return content.promoBanners;
  const banners = await findPromoBanners(db, content.searchBannerCodeNames);
  return banners
    .filter(({ title }) => answers(query, title))
    .map(({ title, image, targetLink }) => ({ text: title, image, theme: 'primary' as const, targetLink }));
}
