import { PROMOTION_STATES } from '@saltbush/contract';
import * as promoted from '../../../src/domains/catalogue/desk/promoted';
import * as catalogue from '../../../src/domains/catalogue/store';
import * as lists from '../../../src/domains/promotions/desk/list-promotions';
import * as desk from '../../../src/domains/promotions/desk/store';
import * as promotions from '../../../src/domains/promotions/store';
import { NOW, type QueryContext, type QueryGroup } from './query-group';

/** Every list, from its start and further. */
const LISTS = PROMOTION_STATES.flatMap((state) =>
  ([null, [NOW.getTime(), 1]] as const).map((after) => [
    `promotions.listPromotions ${state}${after ? ', further' : ''}`,
    ({ db }: QueryContext) =>
      lists.listPromotions(db, { state, now: NOW, after: after && [...after], limit: 10 }),
  ]),
);
const SHOWN = { id: 1, version: 0, isDraft: true };

export const promotionQueries: QueryGroup = {
  ensureIndexes: [catalogue.ensureIndexes, promotions.ensureIndexes],
  queries: {
    ...Object.fromEntries(LISTS),
    'promotions.findPromotion': ({ db }) => desk.findPromotion(db, 1),
    'promotions.findPromotions': ({ db }) => desk.findPromotions(db, [1]),
    'promotions.findByRequest': ({ db }) => desk.findByRequest(db, 'k'),
    'promotions.nextPromotionId': ({ db }) => desk.nextPromotionId(db),
    'promotions.updatePromotion': ({ db }) => desk.updatePromotion(db, SHOWN, { display_title: 'a' }),
    'promotions.removeDraft': ({ db }) => desk.removeDraft(db, 1, 1),
    'catalogue.readAllPromotions': ({ db }) => catalogue.readAllPromotions(db, NOW),
    'promoted.findPromoted': ({ db }) => promoted.findPromoted(db, 1, 10),
    'promoted.countPromoted': ({ db }) => promoted.countPromoted(db, 1),
    'promoted.readProducts': ({ db, transaction }) =>
      transaction((session) => promoted.readProducts(db, [1], session)),
    'promoted.joinPromotion': ({ db, transaction }) =>
      transaction((session) =>
        promoted.joinPromotion(db, { promotionId: 1, productIds: [1], now: NOW }, session),
      ),
  },
};
