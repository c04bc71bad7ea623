import * as analytics from '../../../src/domains/analytics/store';
import * as queryStore from '../../../src/search/events/query-store';
import * as searchEvents from '../../../src/search/events/store';
import * as searchReport from '../../../src/search/report/store';
import { NOW, PAGE, type QueryGroup } from './query-group';

const PERIOD = { index: 'products', from: NOW, to: new Date(NOW.getTime() + 1000) };
const SEARCH = { _id: 'q', index: 'products', query: 'zinc', nb_hits: 1, at: NOW, expires_at: NOW };
const COUNTS = { clicks: 1, position_sum: 1, positioned_clicks: 1, conversions: 0 };

export const searchQueries: QueryGroup = {
  ensureIndexes: [searchEvents.ensureIndexes, analytics.ensureIndexes],
  queries: {
    'searchEvents.saveSearches': ({ db }) => queryStore.saveSearches(db, [SEARCH]),
    'searchEvents.addCounts': ({ db }) => queryStore.addCounts(db, 'q', COUNTS, NOW),
    'searchReport.sumByText': ({ db }) => searchReport.sumByText(db, PERIOD, { ...PAGE, sort: 'searches' }),
    'analytics.countByDay': ({ db }) => analytics.countByDay(db, NOW),
    'searchReport.sumAll': ({ db }) => searchReport.sumAll(db, PERIOD),
  },
};
