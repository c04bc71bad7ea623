import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import type { Reference } from '../domains/catalogue';
import { type BannerContent, createBannerReader } from './banner-reader';
import { searchBanners } from './banners';
import { createBoughtTogether, type ReadBaskets } from './bought-together';
import { buildSuggestions } from './build-suggestions';
import { SearchIndex } from './engine/search-index';
import { createInsights, FLUSH_MS } from './events/insights';
import { followProducts } from './follow-products';
import { postcodeSettings } from './indexes/postcodes';
import { productSettings } from './indexes/products';
import { suggestionSettings } from './indexes/suggestions';
import { createProductSync } from './product-sync';
import { type RecommendationRequest, recommendProducts } from './recommend';
import { createRecordLinks } from './record-links';
import { readPostcodes } from './sources';
import { createWords } from './words/follow-words';

export type Search = Awaited<ReturnType<typeof createSearch>>;

interface SearchOptions {
  db: Db;
  clock: { now(): Date };
  log: Logger;
  reference: Reference;
  /** Reads the content team's banners for search. */
  readBannerContent: () => Promise<BannerContent>;
  readBaskets: ReadBaskets;
  /** Key for hashing visitor tokens in events. */
  secret: string;
  /** Interval of checking which promotions start or end, in milliseconds; 0 follows no changes at all. */
  followMs?: number;
}

const FOLLOW_MS = 2000;

/**
 * Creates the search service over in-memory indexes: products, query suggestions and postcodes. The products follow
 * the database: immediately when this process calls `refresh`, by its change stream when another process writes.
 */
export async function createSearch(options: SearchOptions) {
  const { db, clock, log, reference, followMs = FOLLOW_MS } = options;
  const products = new SearchIndex(productSettings);
  const suggestions = new SearchIndex(suggestionSettings);
  const postcodes = new SearchIndex(postcodeSettings);
  const links = createRecordLinks(reference, clock.now());
  const sync = createProductSync({ db, index: products, links });
  const follower = followMs > 0 ? followProducts({ db, log, ...sync }) : undefined;
  await (follower ? follower.start() : sync.reconcile());
  const words = createWords({ db, log, index: products });
  await words.refresh();
  for (const suggestion of buildSuggestions(products, reference.categories(), reference.brands())) {
    suggestions.upsert(suggestion);
  }
  for await (const postcode of readPostcodes(db)) postcodes.upsert(postcode);
  log.debug(
    { products: products.size, suggestions: suggestions.size, postcodes: postcodes.size },
    'search is ready',
  );

  const readBanners = createBannerReader(options.readBannerContent);
  const followPromotions = () =>
    sync
      .followPromotions(clock.now())
      .catch((error: unknown) => log.warn({ err: error }, 'Could not follow promotions in the search'));
  const boughtWith = createBoughtTogether(options.readBaskets);
  const insights = createInsights(options);
  const timers =
    followMs > 0
      ? [
          setInterval(followPromotions, followMs).unref(),
          setInterval(words.follow, followMs).unref(),
          setInterval(insights.flush, FLUSH_MS).unref(),
        ]
      : [];

  return {
    products,
    suggestions,
    postcodes,
    /** Records searches and shoppers' interactions with their results. */
    insights,
    /** Searches with the words that staff keep. */
    words,
    /** Returns products for one model, best first; `bought_together` draws on orders. */
    async recommend(request: RecommendationRequest) {
      const { model, objectID } = request;
      const bought = model === 'bought_together' && objectID ? await boughtWith(objectID) : [];
      return recommendProducts(products, request, bought);
    },
    /** Returns the banners for a query. */
    banners: (query: string) => searchBanners(readBanners, query),
    /** Reloads products after this process has changed them. */
    refresh: sync.refresh,
    /** Reloads products whose promotions have started, ended or got another title, as `reference` knows them. */
    followPromotions: () => sync.followPromotions(clock.now()),
    /** Stops following changes and stores pending searches. */
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await follower?.close();
      await insights.flush();
    },
  };
}
