import type { Db } from 'mongodb';
import type {
  ContentDocument,
  PageContent,
  PromoBannerContent,
  QuickLinksContent,
  SearchBannersContent,
  TopStripContent,
} from './documents';
import type { HomeContent } from './home';
import type { NavigationContent } from './navigation';

/** All reads are by `_id`, so the collection needs no other index. */
const content = (db: Db) => db.collection<ContentDocument>('content');

async function findById<Content extends ContentDocument>(
  db: Db,
  id: Content['_id'],
): Promise<Content | null> {
  return (await content(db).findOne({ _id: id })) as Content | null;
}

export const findNavigation = (db: Db) => findById<NavigationContent>(db, 'navigation');
export const findTopStrip = (db: Db) => findById<TopStripContent>(db, 'top-strip');
export const findQuickLinks = (db: Db) => findById<QuickLinksContent>(db, 'quick-links');
export const findSearchBanners = (db: Db) => findById<SearchBannersContent>(db, 'search-banners');
export const findHome = (db: Db) => findById<HomeContent>(db, 'home');
export const findPage = (db: Db, path: string) => findById<PageContent>(db, `page:${path}`);

export const findPromoBanner = (db: Db, code: string) =>
  findById<PromoBannerContent>(db, `promo-banner:${code}`);

/** Returns banners by code, in the order of the codes. */
export async function findPromoBanners(db: Db, codes: readonly string[]): Promise<PromoBannerContent[]> {
  const ids = codes.map((code) => `promo-banner:${code}` as const);
  const found = (await content(db)
    .find({ _id: { $in: ids } })
    .toArray()) as PromoBannerContent[];
  return found.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/** @returns what the search shows before the user types, and the banners that queries can trigger */
export async function findBannersOfSearch(
  db: Db,
): Promise<{ content: SearchBannersContent | null; keywordBanners: PromoBannerContent[] }> {
  const content = await findSearchBanners(db);
  return {
    content,
    keywordBanners: content ? await findPromoBanners(db, content.searchBannerCodeNames) : [],
  };
}
