import { PROMOTION_STATES } from '@saltbush/contract';
import * as desk from '../../../src/domains/promotions/offers/desk';
import * as offers from '../../../src/domains/promotions/offers/store';
import * as uses from '../../../src/domains/promotions/offers/uses';
import * as promotions from '../../../src/domains/promotions/store';
import { NOW, type QueryContext, type QueryGroup } from './query-group';

const OFFER = { _id: 'CODE', max_uses_per_customer: 1 };
const CUSTOMER = { own: ['account:1'], mailboxes: [], aliases: ['email:a@example.com'] };
const USE = { code: 'CODE', customer: CUSTOMER };

const SHOWN = { id: 1, version: 0, isDraft: false };
/** Every list of the counter, from its start and further. */
const LISTS = PROMOTION_STATES.flatMap((state) =>
  ([null, [NOW.getTime(), 1]] as const).map((after) => [
    `offers.listOffersByState ${state}${after ? ', further' : ''}`,
    ({ db }: QueryContext) =>
      desk.listOffersByState(db, { state, now: NOW, after: after && [...after], limit: 10 }),
  ]),
);

export const offerQueries: QueryGroup = {
  ensureIndexes: [promotions.ensureIndexes],
  queries: {
    ...Object.fromEntries(LISTS),
    'offers.findOffer': ({ db }) => desk.findOffer(db, 1),
    'offers.findOfferByRequest': ({ db }) => desk.findOfferByRequest(db, 'k'),
    'offers.nextOfferId': ({ db }) => desk.nextOfferId(db),
    'offers.updateOffer': ({ db }) => desk.updateOffer(db, SHOWN, { max_uses: 1 }),
    'offers.removeOfferDraft': ({ db }) => desk.removeOfferDraft(db, { id: 1, version: 1 }),
    'offers.findRunningOffer': ({ db }) => offers.findRunningOffer(db, 'CODE', NOW),
    'offers.limitsCustomers': ({ db }) => offers.limitsCustomers(db, 'CODE'),
    'offers.listOffers': ({ db }) => offers.listOffers(db, NOW),
    'offers.usedBy': ({ db }) => uses.usedBy(db, [OFFER], ['account:1']),
    'offers.takeUse': async ({ db, transaction }) => {
      const offer = { starts_at: NOW, end_date: new Date(NOW.getTime() + 1), max_uses_per_customer: 1 };
      await db
        .collection<{ _id: string }>('offers')
        .updateOne({ _id: 'CODE' }, { $set: offer }, { upsert: true });
      await transaction((session) => uses.takeUse(db, USE, { order_id: '1', created_at: NOW }, session));
    },
    'offers.returnUse': ({ db, transaction }) =>
      transaction((session) => uses.returnUse(db, 'CODE', '1', session)),
  },
};
