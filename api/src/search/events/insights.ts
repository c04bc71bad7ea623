import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import type { SearchCounts } from './documents';
import { isPersonal, visitorKey } from './privacy';
import { addCounts, type StoredSearch, saveSearches } from './query-store';
import { createSearchAllowance } from './search-allowance';
import type { SearchEvent } from './search-event';
import { insertEvents } from './store';

interface InsightsOptions {
  db: Db;
  clock: { now(): Date };
  log: Logger;
  /** Key for hashing visitor tokens. */
  secret: string;
}

/** A search that was assigned a queryID. */
export interface NewSearch {
  queryID: string;
  index: string;
  query: string;
  nbHits: number;
  /** Identifies the visitor while they type; held in memory for seconds and never stored. */
  visitor: string | null;
  /** The network address it came from; never stored. */
  address: string;
}

export type Insights = ReturnType<typeof createInsights>;

/** Searches and events are retained for 90 days. */
export const RETENTION_MS = 90 * 86_400_000;
/** Searches are stored in batches. */
export const FLUSH_MS = 3000;
/** A busy process flushes early. */
const MAX_WAITING = 500;
/** Characters stored of a query. */
const MAX_QUERY = 256;

const NONE: SearchCounts = { clicks: 0, position_sum: 0, positioned_clicks: 0, conversions: 0 };

/** Sums the clicks and conversions of each search that the events refer to. */
function countsOf(events: readonly SearchEvent[]): Map<string, SearchCounts> {
  const counted = new Map<string, SearchCounts>();
  for (const { queryID, eventType, objectIDs, positions } of events) {
    if (!queryID || eventType === 'view') continue;
    const counts = counted.get(queryID) ?? { ...NONE };
    if (eventType === 'conversion') counts.conversions += Math.max(1, objectIDs.length);
    else {
      counts.clicks += Math.max(1, objectIDs.length);
      counts.positioned_clicks += positions.length;
      counts.position_sum += positions.reduce((sum, position) => sum + position, 0);
    }
    counted.set(queryID, counts);
  }
  return counted;
}

/** Records searches, and links clicks and conversions to them by queryID (rule 7.k-11). */
export function createInsights({ db, clock, log, secret }: InsightsOptions) {
  const allows = createSearchAllowance(clock);
  let waiting = new Map<string, StoredSearch>();
  /** Each visitor's latest search since the last flush. */
  let lastOf = new Map<string, StoredSearch>();

  async function flush(): Promise<void> {
    const searches = [...waiting.values()];
    waiting = new Map();
    lastOf = new Map();
    try {
      await saveSearches(db, searches);
    } catch (error) {
      log.warn({ err: error, searches: searches.length }, 'Could not store searches');
    }
  }

  return {
    /** Records a search. "m", "ma" and "magnesium" typed in succession count as one search, the last. */
    noteSearch({ queryID, index, query, nbHits, visitor, address }: NewSearch): void {
      if (isPersonal(query) || !allows(address)) return;
      const at = clock.now();
      const text = query.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, MAX_QUERY);
      const expires_at = new Date(at.getTime() + RETENTION_MS);
      const search = { _id: queryID, index, query: text, nb_hits: nbHits, at, expires_at };
      if (visitor !== null) {
        const key = `${index} ${visitor}`;
        const before = lastOf.get(key);
        const isTyping = before && before.query !== '' && before.query !== text;
        if (isTyping && text.startsWith(before.query)) waiting.delete(before._id);
        lastOf.set(key, search);
      }
      waiting.set(queryID, search);
      if (waiting.size >= MAX_WAITING) void flush();
    },

    /** Stores events and adds them to the counts of their searches. */
    async noteEvents(events: readonly SearchEvent[]): Promise<void> {
      const expires_at = new Date(clock.now().getTime() + RETENTION_MS);
      await insertEvents(
        db,
        events.map(({ userToken, ...event }) => ({
          ...event,
          user: visitorKey(secret, userToken),
          expires_at,
        })),
      );
      for (const [queryID, counts] of countsOf(events)) await addCounts(db, queryID, counts, expires_at);
    },

    /** Stores pending searches. */
    flush,
  };
}
