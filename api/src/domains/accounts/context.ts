import type { IdentityServices } from '../../identity';
import type { BaseContext, BaseServices } from '../../lib/context';
import type { Accounts } from './accounts';

/** Services that accounts needs. */
export type AccountsServices = BaseServices & IdentityServices & { accounts: Accounts };

/** What the resolvers of accounts get. */
export type AccountsContext = AccountsServices & BaseContext;
