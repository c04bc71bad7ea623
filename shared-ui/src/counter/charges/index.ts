export type { Charge } from './charge';
export { ChargeDesk } from './charge-desk';
export { type ChargeList, readChargeList } from './charge-list';
export { WaitingCharges } from './waiting-charges';
