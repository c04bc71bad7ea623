import { segment } from './segment';

const ROOT = '/staff';

/** The beginning of every address of the counter. */
export const root = () => `${ROOT}/`;
/** Pages of the counter (rule places-04). */
export const today = () => ROOT;
export const customers = () => `${ROOT}/customers`;
export const customer = (id: string) => `${ROOT}/customers/${segment(id)}`;
export const audit = () => `${ROOT}/audit`;
export const members = () => `${ROOT}/members`;
export const signIn = () => `${ROOT}/sign-in`;
export const orders = () => `${ROOT}/orders`;
export const order = (reference: string) => `${ROOT}/orders/${segment(reference)}`;
/** The pick list: the orders that can be packed. */
export const pickList = () => `${ROOT}/packing`;
/** Packing of one order. */
export const packing = (reference: string) => `${ROOT}/packing/${segment(reference)}`;
export const appointments = () => `${ROOT}/appointments`;
export const appointment = (uuid: string) => `${ROOT}/appointments/${segment(uuid)}`;
export const consultTimes = () => `${ROOT}/consult-times`;
export const programs = () => `${ROOT}/programs`;
export const program = (id: string) => `${ROOT}/programs/${segment(id)}`;
/** Charges of AutoDeliveries that have failed, or are coming. */
export const autoDeliveryCharges = () => `${ROOT}/autodelivery`;
/** Monthly charges of programs that have failed, or are coming. */
export const programCharges = () => `${ROOT}/programs/charges`;
export const products = () => `${ROOT}/products`;
export const product = (id: string) => `${ROOT}/products/${segment(id)}`;
export const promotions = () => `${ROOT}/promotions`;
export const promotion = (id: string) => `${ROOT}/promotions/${segment(id)}`;
/** A draft that is not saved yet; it begins as a copy if it names a promotion. */
export const newPromotion = (copied?: string) =>
  `${ROOT}/promotions/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`;
export const vouchers = () => `${ROOT}/vouchers`;
export const voucher = (id: string) => `${ROOT}/vouchers/${segment(id)}`;
/** A draft that is not saved yet; it begins as a copy if it names a voucher. */
export const newVoucher = (copied?: string) =>
  `${ROOT}/vouchers/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`;
export const content = () => `${ROOT}/content`;
/** One entry of the content. */
export const contentEntry = (id: string) => `${ROOT}/content/${segment(id)}`;
export const search = () => `${ROOT}/search`;
export const searchWords = () => `${ROOT}/search/words`;
export const returns = () => `${ROOT}/returns`;
export const scripts = () => `${ROOT}/scripts`;
export const script = (code: string) => `${ROOT}/scripts/${segment(code)}`;
