import { segment } from './segment';

const ROOT = '/user';

export const dashboard = () => `${ROOT}/dashboard`;
export const orders = () => `${ROOT}/invoices`;
export const order = (reference: string) => `${ROOT}/invoices/${segment(reference)}`;
/** Name, e-mail, password, sign-ins, mails and data of the account. */
export const details = () => `${ROOT}/details`;
export const orderReturn = (reference: string) => `${ROOT}/orders/${segment(reference)}/return`;
export const profile = () => `${ROOT}/profile`;
export const paymentMethods = () => `${ROOT}/payment-methods`;
export const autoDelivery = () => `${ROOT}/autodelivery`;
export const favourites = () => `${ROOT}/favourites`;
/** Stops the mails about favourites, by the token in the fragment; needs no sign-in. */
export const stopAlerts = () => '/for-you/stop-emails';
export const patients = () => `${ROOT}/patients`;
/** Upcoming and past consultations. */
export const appointments = () => `${ROOT}/appointments`;

/** Returns true for pages that require a signed-in shopper. */
export const includes = (pathname: string): boolean => pathname.startsWith(`${ROOT}/`);
