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

/** Content changes rarely; a search must not wait for the database. */
const REMEMBERED_MS = 30_000;

/** What the content team wrote for the search. */
export interface BannerContent {
  /** Shown before anything is typed; null when there is no such content. */
  content: { promoBanners: Banner[] } | null;
  /** Banners that queries may bring up by a word of their title. */
  answering: { title: string; image: string; targetLink: string }[];
}

/** Reads the content of banners at most every half minute; concurrent searches share one read. */
export function createBannerReader(readContent: () => Promise<BannerContent>): () => Promise<BannerContent> {
  let known: { at: number; content: Promise<BannerContent> } | null = null;
  return () => {
    const now = performance.now();
    if (!known || now - known.at > REMEMBERED_MS) {
      const content = readContent();
      content.catch(() => {
        known = null;
      });
      known = { at: now, content };
    }
    return known.content;
  };
}

/**
 * Banners for a search: those of the search panel when nothing was typed, else those of the codes that searches may
 * answer (`searchBannerCodeNames`) whose title the query speaks of.
 */
export async function searchBanners(read: () => Promise<BannerContent>, query: string): Promise<Banner[]> {
  const { content, answering } = await read();
  if (!content) return [];
  if (query.trim() === '') return content.promoBanners;
  return answering
    .filter(({ title }) => answers(query, title))
    .map(({ title, image, targetLink }) => ({ text: title, image, theme: 'primary' as const, targetLink }));
}
