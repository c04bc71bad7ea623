import type { IdentityServices } from '../../identity';
import type { OidcConfig } from '../../identity/oidc-config';
import type { BaseContext, BaseServices } from '../../lib/context';
import type { Accounts } from '../accounts';

/** Services the rewards domain requires. */
export type RewardsServices = BaseServices &
  IdentityServices & {
    accounts: Pick<Accounts, 'renew'>;
    /** The OpenID provider of rewards cards; null to use the embedded one. */
    config: { rewards: OidcConfig | null };
  };

/** Context of the rewards resolvers. */
export type RewardsContext = BaseContext & RewardsServices;
