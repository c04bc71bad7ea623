/**
 * Customer accounts: sign-up, sign-in, sessions and impersonation.
 * Public interface for other domains, the server, jobs and the sample shop.
 */
export { type Accounts, createAccounts } from './accounts';
export type { PasswordHashing } from './auth-library';
export type { AccountsContext, AccountsServices } from './context';
export type { AddressDocument, CustomerDocument } from './documents';
export { accountClosed, accountRetired, emailChanged, signedIn } from './events';
export { closingObstacle, personalData, sessionCart } from './hooks';
export { listInvitations } from './members/invitation-store';
export { appoint, dismiss } from './members/invitations';
export { findAccount, giveRole, listMembers, resetSecondFactor, takeRole } from './members/members';
export type { MemberServices } from './members/record-member';
export { findOwnEmail, isRetired } from './ownership/store';
export { deleteSessionsOf } from './passwords/credential-store';
export { findCustomer, findUserId } from './store';
