import type { IdentityServices } from '../../identity';
import type { BaseContext, BaseServices } from '../../lib/context';
import type { Accounts } from './accounts';

/** Services required by the accounts domain. */
export type AccountsServices = BaseServices & IdentityServices & { accounts: Accounts };

/** Context of the accounts resolvers. */
export type AccountsContext = AccountsServices & BaseContext;
