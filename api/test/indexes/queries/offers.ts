import * as offers from '../../../src/domains/promotions/offers/store';
import * as uses from '../../../src/domains/promotions/offers/uses';
import * as promotions from '../../../src/domains/promotions/store';
import { NOW, type QueryGroup } from './query-group';

const OFFER = { _id: 'CODE', max_uses_per_customer: 1 };
const USE = { code: 'CODE', customer: { key: 'account:1', aliases: ['email:a@example.com'] } };

export const offerQueries: QueryGroup = {
  ensureIndexes: [promotions.ensureIndexes],
  queries: {
    'offers.findRunningOffer': ({ db }) => offers.findRunningOffer(db, 'CODE', NOW),
    'offers.listOffers': ({ db }) => offers.listOffers(db, NOW),
    'offers.isUsedByCustomer': ({ db }) => uses.isUsedByCustomer(db, OFFER, 'account:1'),
    'offers.takeUse': async ({ db, transaction }) => {
      const offer = { is_draft: false, end_date: new Date(NOW.getTime() + 1), max_uses_per_customer: 1 };
      await db
        .collection<{ _id: string }>('offers')
        .updateOne({ _id: 'CODE' }, { $set: offer }, { upsert: true });
      await transaction((session) => uses.takeUse(db, USE, { order_id: '1', created_at: NOW }, session));
    },
    'offers.returnUse': ({ db, transaction }) =>
      transaction((session) => uses.returnUse(db, USE, '1', session)),
  },
};
