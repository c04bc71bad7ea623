import * as claims from '../../../src/domains/staff/orders/claims/claim-store';
import { NOW, type QueryGroup } from './query-group';

const BY = { id: 's', name: 'n', now: NOW };

export const staffClaimQueries: QueryGroup = {
  ensureIndexes: [claims.ensureIndexes],
  queries: {
    'claims.findClaim': ({ db }) => claims.findClaim(db, 'c', NOW),
    'claims.listClaims': ({ db }) => claims.listClaims(db, ['c'], NOW),
    'claims.takeClaim': ({ db }) => claims.takeClaim(db, 'c', BY),
    'claims.takeOverClaim': ({ db }) => claims.takeOverClaim(db, { _id: 'c', key: 'k', staff_id: 's' }, BY),
    'claims.leaveClaim': ({ db }) => claims.leaveClaim(db, 'c', 's'),
    'claims.endClaim': ({ db }) => claims.endClaim(db, 'c'),
  },
};
