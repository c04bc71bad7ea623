import { segment } from './segment';

/** The Weight Management Program, currently the only journey. */
const WEIGHT_MANAGEMENT = 1;

const ofCustomer = (id: number | string) => `/user/journey/${segment(String(id))}`;

export const program = () => '/weight-management';
/** Joining, at a step; the address contains nothing that was entered. */
export const join = (step?: string) =>
  step ? `/weight-management/join?step=${segment(step)}` : '/weight-management/join';
export const dashboard = (id: number | string = WEIGHT_MANAGEMENT) => `${ofCustomer(id)}/dashboard`;
export const manageOrder = (id: number | string = WEIGHT_MANAGEMENT) => `${ofCustomer(id)}/manage-order`;
export const weightLog = (id: number | string = WEIGHT_MANAGEMENT) => `${ofCustomer(id)}/weight-log`;
export const messages = (id: number | string = WEIGHT_MANAGEMENT) => `${ofCustomer(id)}/messages`;
export const checkIn = (id: number | string = WEIGHT_MANAGEMENT) => `${ofCustomer(id)}/check-in`;
