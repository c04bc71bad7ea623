import type { Db } from 'mongodb';
import type { SearchQueryDocument } from '../../src/search/events/documents';
import { demoUuid } from './ids';

const DAY = 86_400_000;
/** The search keeps what it records for so long. */
const KEPT_DAYS = 90;

/** What shoppers have searched for: how often, how many products it finds, clicks and purchases. */
const SEARCHES: readonly (readonly [string, number, number, number, number])[] = [
  ['magnesium', 28, 140, 19, 6],
  ['vitamin d', 21, 96, 13, 4],
  ['sunscreen', 17, 88, 9, 3],
  ['panadol', 14, 22, 10, 5],
  ['probiotic', 12, 64, 7, 2],
  ['hayfever', 12, 31, 8, 4],
  ['fish oil', 11, 58, 5, 2],
  ['collagen', 9, 47, 4, 1],
  ['melatonin', 8, 6, 5, 0],
  ['zinc', 8, 70, 3, 1],
  ['cold sore', 6, 12, 4, 2],
  ['shower stool', 5, 0, 0, 0],
  ['hearing aid batteries', 4, 0, 0, 0],
  ['brekkie shake', 3, 0, 0, 0],
  ['sunnies', 2, 0, 0, 0],
];

function searchesFor(
  [query, times, nb_hits, clicks, conversions]: (typeof SEARCHES)[number],
  now: Date,
): SearchQueryDocument[] {
  return Array.from({ length: times }, (_, at) => {
    // Over the last four weeks, at other hours each day.
    const when = new Date(now.getTime() - ((at * 28 * DAY) / times + (at % 9) * 3_600_000 + DAY / 24));
    const wasClicked = at < clicks;
    const counts = { clicks: 1, position_sum: 1 + (at % 4), positioned_clicks: 1 };
    return {
      _id: demoUuid(`search/${query}/${at}`).replaceAll('-', ''),
      ...{ index: 'products', query, nb_hits, at: when },
      expires_at: new Date(when.getTime() + KEPT_DAYS * DAY),
      ...(wasClicked && { ...counts, conversions: at < conversions ? 1 : 0 }),
    };
  });
}

/** Creates the searches of four weeks, for the desk of the search. */
export async function seedSearches(db: Db, now: Date): Promise<void> {
  const operations = SEARCHES.flatMap((search) => searchesFor(search, now)).map(({ _id, ...search }) => ({
    replaceOne: { filter: { _id }, replacement: search, upsert: true },
  }));
  await db.collection<SearchQueryDocument>('search_queries').bulkWrite(operations, { ordered: false });
}
