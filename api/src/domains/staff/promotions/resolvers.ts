import type { Resolvers } from '../../../generated/resolvers';
import type { StaffContext } from '../context';
import { staffPromotionsChange, staffPromotionsEnd } from './change-published';
import { staffPromotions } from './list-promotions';
import { staffPromotion } from './one-promotion';
import { staffPromotionPreview } from './preview';
import { staffPromotionsPublish } from './publish';
import { staffPromotionsDiscard, staffPromotionsSave } from './save-draft';

/** The desk of promotions. */
export const promotionResolvers: Pick<Resolvers<StaffContext>, 'Query' | 'Mutation'> = {
  Query: {
    staff_promotions: staffPromotions,
    staff_promotion: staffPromotion,
    staff_promotion_preview: staffPromotionPreview,
  },
  Mutation: {
    staff_promotions_save: staffPromotionsSave,
    staff_promotions_discard: staffPromotionsDiscard,
    staff_promotions_publish: staffPromotionsPublish,
    staff_promotions_change: staffPromotionsChange,
    staff_promotions_end: staffPromotionsEnd,
  },
};
