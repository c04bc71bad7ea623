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

/** Content changes rarely, and a search must not wait for the database. */
const CACHE_MS = 30_000;

/** The content team's banners for search. */
export interface BannerContent {
  /** Shown before anything is typed; null if no such content exists. */
  content: { promoBanners: Banner[] } | null;
  /** Banners shown when the query matches a word of their title. */
  keywordBanners: { title: string; image: string; targetLink: string }[];
}

/** Reads banner content at most once every 30 seconds; concurrent searches share one read. */
export function createBannerReader(readContent: () => Promise<BannerContent>): () => Promise<BannerContent> {
  let cached: { at: number; content: Promise<BannerContent> } | null = null;
  return () => {
    const now = performance.now();
    if (!cached || now - cached.at > CACHE_MS) {
      const content = readContent();
      content.catch(() => {
        cached = null;
      });
      cached = { at: now, content };
    }
    return cached.content;
  };
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
