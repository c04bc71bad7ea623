import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffPromotion } from '../features/counter-promotions/api/promotion-fields';
import {
  StaffProductsToPromoteDocument,
  StaffPromotionDocument,
  StaffPromotionPreviewDocument,
  StaffPromotionsDiscardDocument,
  StaffPromotionsDocument,
  StaffPromotionsEndDocument,
  StaffPromotionsPublishDocument,
  StaffPromotionsSaveDocument,
} from '../generated/gql/graphql';

export const ZINC = { id: '101', code: 'SB101', name: 'Tidewell Zinc 60 Tablets', price: 1995 };
export const IRON = { id: '102', code: 'SB102', name: 'Tidewell Iron 30 Tablets', price: 1495 };

/** The draft of a promotion, which runs for long. */
export const sampleDraft: StaffPromotion = {
  promotion: {
    id: '13',
    display_title: 'Pairs save 10%',
    numbers: {
      kind: 'buy_n_save_percent',
      n: 2,
      percent: 10,
      price: null,
      spend: null,
      save: null,
      points: null,
    },
    state: 'draft',
    from: '2026-11-30T22:00:00.000Z',
    until: '2099-12-31T12:59:00.000Z',
    product_count: 1,
    changed_by: 'Jo Marsden',
  },
  version: 1,
  display_info: 'Two or more of the same.',
  met_message: '10% off is included.',
  unmet_message: 'Buy 2 to save 10%.',
  mix_and_match: false,
  products: [ZINC],
  warnings: ['Also in “Vitamins”: Tidewell Zinc 60 Tablets.'],
  changed_at: '2026-11-24T00:00:00.000Z',
};

/** Responses for the desk of promotions; the promotion follows its steps. */
export function staffPromotionAnswers(begin: StaffPromotion = sampleDraft): RequestHandler[] {
  let current = begin;
  const move = (state: StaffPromotion['promotion']['state']) => {
    current = { ...current, version: current.version + 1, promotion: { ...current.promotion, state } };
    return { promotion: current };
  };
  return [
    respondWith(StaffPromotionDocument, () => ({ staff_promotion: current })),
    respondWith(StaffPromotionsDocument, () => ({
      staff_promotions: { data: [current.promotion], next: null },
    })),
    respondWith(StaffProductsToPromoteDocument, { staff_products: { data: [ZINC, IRON] } }),
    respondWith(StaffPromotionsSaveDocument, () => ({ staff_promotions_save: move('draft') })),
    respondWith(StaffPromotionsPublishDocument, () => ({ staff_promotions_publish: move('running') })),
    respondWith(StaffPromotionsEndDocument, () => ({ staff_promotions_end: move('ended') })),
    respondWith(StaffPromotionsDiscardDocument, { staff_promotions_discard: { promotion_id: '13' } }),
    respondWith(StaffPromotionPreviewDocument, ({ input: { lines } }) => ({
      staff_promotion_preview: {
        at: '2026-11-30T22:00:00.000Z',
        lines: lines.map(({ product_id, quantity }) => ({
          ...{ product_id, quantity, name: ZINC.name, unit_price: 1995, without: 3990, with: 3591 },
          ...{ promotion: current.promotion.display_title, messages: [current.met_message] },
        })),
        ...{ without: 3990, with: 3591, points_without: 0, points_with: 0 },
      },
    })),
  ];
}
