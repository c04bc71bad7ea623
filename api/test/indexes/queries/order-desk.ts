import * as foundBy from '../../../src/domains/orders/desk/found-by';
import * as queues from '../../../src/domains/orders/desk/queues';
import { searchOrders } from '../../../src/domains/orders/desk/search';
import * as orders from '../../../src/domains/orders/store';
import { NOW, type QueryGroup } from './query-group';

const PLACE = { created_at: NOW, _id: 'o' };

export const orderDeskQueries: QueryGroup = {
  ensureIndexes: [orders.ensureIndexes],
  queries: {
    'orderQueues.listQueue': ({ db }) =>
      queues.listQueue(db, { queue: 'pack', email: null, newest: false, after: null, limit: 10 }),
    'orderQueues.listQueue further': ({ db }) =>
      queues.listQueue(db, { queue: 'ended', email: 'e', newest: true, after: PLACE, limit: 10 }),
    'orderQueues.measureQueue': ({ db }) => queues.measureQueue(db, 'review'),
    'foundBy.ensureIndexes': ({ db }) => foundBy.ensureIndexes(db),
    'orderSearch.searchOrders': ({ db }) =>
      searchOrders(db, { keys: ['name:a', 'account:b'], after: null, limit: 10 }),
    'orderSearch.searchOrders further': ({ db }) =>
      searchOrders(db, { keys: ['phone:a'], after: PLACE, limit: 10 }),
  },
};
