import type { Resolvers } from '../../../generated/resolvers';
import type { StaffContext } from '../context';
import { staffVouchers } from './list-vouchers';
import { staffVoucher } from './one-voucher';
import { staffVoucherPreview } from './preview';
import { staffVouchersChange, staffVouchersEnd, staffVouchersPublish } from './published-voucher';
import { staffVouchersDiscard, staffVouchersSave } from './save-voucher';

/** The desk of vouchers: the codes that shoppers enter in the cart. */
export const voucherResolvers: Pick<Resolvers<StaffContext>, 'Query' | 'Mutation'> = {
  Query: {
    staff_vouchers: staffVouchers,
    staff_voucher: staffVoucher,
    staff_voucher_preview: staffVoucherPreview,
  },
  Mutation: {
    staff_vouchers_save: staffVouchersSave,
    staff_vouchers_discard: staffVouchersDiscard,
    staff_vouchers_publish: staffVouchersPublish,
    staff_vouchers_change: staffVouchersChange,
    staff_vouchers_end: staffVouchersEnd,
  },
};
