import type { Banner } from './banners';

/** A search must not wait for the database; documents are as old at most. */
const CACHE_MS = 5000;

/** The content team's banners for search. */
export interface BannerContent {
  /** Shown before anything is typed; null if no such content exists. */
  content: { promoBanners: Banner[] } | null;
  /** Banners shown when the query matches a word of their title. */
  keywordBanners: { title: string; image: string; targetLink: string }[];
}

/** Reads banner content at most once every 5 seconds; concurrent searches share one read. */
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
