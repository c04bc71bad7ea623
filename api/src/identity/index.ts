import { Router } from 'express';
import type { OidcProvider } from '../domains/accounts/social/oidc-client';
import type { ApiServices } from '../server/context';
import { IDENTITY_CLIENT_ID } from './authorize';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './provider';
import { identityRoutes } from './routes';

export { ensureIndexes } from './store';

type Services = Pick<ApiServices, 'db' | 'clock' | 'config'>;

/** The embedded provider; null where there is another one, and in production. */
function embeddedIdentity({ db, clock, config }: Services): EmbeddedIdentity | null {
  if (config.isProduction || config.oidc) return null;
  return createEmbeddedIdentity({ db, clock, publicOrigin: config.publicOrigin });
}

/** The provider for social sign-in: the one of the settings, else the embedded one; null in production without settings. */
export function identityProvider(services: Services): OidcProvider | null {
  if (services.config.oidc) return services.config.oidc;
  const identity = embeddedIdentity(services);
  if (!identity) return null;
  return {
    id: 'saltbush-id',
    name: 'Saltbush ID',
    issuer: identity.issuer,
    clientId: IDENTITY_CLIENT_ID,
    clientSecret: null,
    fetch: identity.respond,
  };
}

/** The page of the embedded provider, where there is one. */
export function publicRoutes(services: ApiServices): Router {
  const identity = embeddedIdentity(services);
  return identity ? identityRoutes(identity, services.config.publicOrigin) : Router();
}
