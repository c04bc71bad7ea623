import type { IdentityServices } from '../../identity';
import type { OidcConfig } from '../../identity/oidc-config';
import type { BaseContext, BaseServices } from '../../lib/context';
import type { Accounts } from '../accounts';

/** Services that rewards needs. */
export type RewardsServices = BaseServices &
  IdentityServices & {
    accounts: Pick<Accounts, 'renew'>;
    /** Who vouches for rewards cards; null for the embedded provider. */
    config: { rewards: OidcConfig | null };
  };

/** What the resolvers of rewards get. */
export type RewardsContext = BaseContext & RewardsServices;
