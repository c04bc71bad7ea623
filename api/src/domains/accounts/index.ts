/**
 * Who the customers are: sign-up, sign-in, sessions, impersonation.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export { type Accounts, createAccounts } from './accounts';
export type { AccountsContext, AccountsServices } from './context';
export type { AddressDocument, CustomerDocument } from './documents';
export { signedIn } from './events';
export { sessionCart } from './hooks';
export { findCustomer, findUserId } from './store';
