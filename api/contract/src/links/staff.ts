import { segment } from './segment';

const ROOT = '/staff';

/** Pages of the counter (rule places-04). */
export const customers = () => `${ROOT}/customers`;
export const customer = (id: string) => `${ROOT}/customers/${segment(id)}`;
export const audit = () => `${ROOT}/audit`;
export const orders = () => `${ROOT}/orders`;
export const order = (reference: string) => `${ROOT}/orders/${segment(reference)}`;
