import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffVoucher } from '../features/counter-vouchers/api/voucher-fields';
import {
  RootCategoriesDocument,
  StaffProductsToPromoteDocument,
  StaffVoucherDocument,
  StaffVoucherPreviewDocument,
  StaffVouchersChangeDocument,
  StaffVouchersDiscardDocument,
  StaffVouchersDocument,
  StaffVouchersEndDocument,
  StaffVouchersPublishDocument,
  StaffVouchersSaveDocument,
} from '../generated/gql/graphql';
import { IRON, ZINC } from './staff-promotions';

/** The draft of a voucher, which runs for long. */
export const sampleVoucher: StaffVoucher = {
  voucher: {
    ...{ id: '7', code: 'SPRING10', name: 'Spring', kind: 'percent_off', percent: 10, min_spend: 5000 },
    ...{ category: null, first_order_only: false, state: 'draft' },
    ...{ from: '2026-11-30T22:00:00.000Z', until: '2099-12-31T12:59:00.000Z' },
    ...{ uses: 0, max_uses: 100, max_uses_per_customer: 1, changed_by: 'Jo Marsden' },
  },
  version: 1,
  description: '10% off from $50.',
  category_id: null,
  is_listed: false,
  warnings: ['It takes more than half off.'],
  changed_at: '2026-11-24T00:00:00.000Z',
};

/** Responses for the desk of vouchers; the voucher follows its steps. */
export function staffVoucherAnswers(begin: StaffVoucher = sampleVoucher): RequestHandler[] {
  let current = begin;
  const move = (over: Partial<StaffVoucher['voucher']>) => {
    current = { ...current, version: current.version + 1, voucher: { ...current.voucher, ...over } };
    return { voucher: current };
  };
  return [
    respondWith(StaffVoucherDocument, () => ({ staff_voucher: current })),
    respondWith(StaffVouchersDocument, () => ({ staff_vouchers: { data: [current.voucher], next: null } })),
    respondWith(RootCategoriesDocument, {
      categories: [{ id: '3', title: 'Vitamins', url: '/browse/vitamins' }],
    }),
    respondWith(StaffProductsToPromoteDocument, { staff_products: { data: [ZINC, IRON] } }),
    respondWith(StaffVouchersSaveDocument, ({ input: { code } }) => ({
      staff_vouchers_save: move({ code }),
    })),
    respondWith(StaffVouchersPublishDocument, () => ({ staff_vouchers_publish: move({ state: 'running' }) })),
    respondWith(StaffVouchersChangeDocument, ({ input: { max_uses = null } }) => ({
      staff_vouchers_change: move({ max_uses }),
    })),
    respondWith(StaffVouchersEndDocument, () => ({ staff_vouchers_end: move({ state: 'ended' }) })),
    respondWith(StaffVouchersDiscardDocument, { staff_vouchers_discard: { voucher_id: '7' } }),
    respondWith(StaffVoucherPreviewDocument, ({ input: { lines } }) => ({
      staff_voucher_preview: {
        at: '2026-11-30T22:00:00.000Z',
        lines: lines.map(({ product_id, quantity }) => ({
          ...{ product_id, quantity, name: ZINC.name, without: 1995, with: 1795 },
        })),
        ...{ without: 1995, with: 1795, refusal: null, is_delivery_free: false },
      },
    })),
  ];
}
