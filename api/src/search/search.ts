import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import type { Reference } from '../domains/catalogue';
import { type BannerContent, createBannerReader, searchBanners } from './banners';
import { createBoughtTogether, type ReadBaskets } from './bought-together';
import { buildSuggestions } from './build-suggestions';
import { SearchIndex } from './engine/search-index';
import { createInsights, FLUSH_MS } from './events/insights';
import { postcodeSettings } from './indexes/postcodes';
import { productSettings } from './indexes/products';
import { suggestionSettings } from './indexes/suggestions';
import { createProductSync } from './product-sync';
import { type RecommendationRequest, recommendProducts } from './recommend';
import { createRecordLinks } from './record-links';
import { readPostcodes } from './sources';

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
  /** Interval of polling for other processes' changes, in milliseconds; 0 disables polling. */
  pollMs?: number;
}

const POLL_MS = 2000;

/**
 * Creates the search service over in-memory indexes: products, query suggestions and postcodes. The products follow
 * the database: immediately when this process calls `refresh`, within seconds when another process writes.
 */
export async function createSearch(options: SearchOptions) {
  const { db, clock, log, reference, pollMs = POLL_MS } = options;
  const products = new SearchIndex(productSettings);
  const suggestions = new SearchIndex(suggestionSettings);
  const postcodes = new SearchIndex(postcodeSettings);
  const links = createRecordLinks(reference, clock.now());
  const sync = createProductSync({ db, clock, index: products, links });
  await sync.loadAll();
  for (const suggestion of buildSuggestions(products, reference.categories(), reference.brands())) {
    suggestions.upsert(suggestion);
  }
  for await (const postcode of readPostcodes(db)) postcodes.upsert(postcode);
  log.debug(
    { products: products.size, suggestions: suggestions.size, postcodes: postcodes.size },
    'search is ready',
  );

  const readBanners = createBannerReader(options.readBannerContent);
  const follow = () =>
    sync
      .loadChanges()
      .catch((error: unknown) => log.warn({ err: error }, 'Could not load product changes into the search'));
  const boughtWith = createBoughtTogether(options.readBaskets);
  const insights = createInsights(options);
  const timers =
    pollMs > 0 ? [setInterval(follow, pollMs).unref(), setInterval(insights.flush, FLUSH_MS).unref()] : [];

  return {
    products,
    suggestions,
    postcodes,
    /** Records searches and shoppers' interactions with their results. */
    insights,
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
    /** Loads other processes' changes immediately. */
    followChanges: sync.loadChanges,
    /** Stops polling and stores pending searches. */
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await insights.flush();
    },
  };
}
