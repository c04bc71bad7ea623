import { SHOP } from '@saltbush/contract';
import { Router } from 'express';
import type { BaseServices } from '../lib/context';
import type { StandIn } from '../lib/stand-ins';
import { createEmbeddedProvider, type EmbeddedProvider } from './embedded/provider';
import { embeddedProviderRoutes } from './embedded/routes';
import type { OidcProvider } from './oidc-client';
import type { OidcConfig } from './oidc-config';
import { claimsOfPerson, PEOPLE } from './people';

export { ensureIndexes } from './embedded/store';

/** Services that sign-in through a provider needs. */
export type IdentityServices = Pick<BaseServices, 'db' | 'clock'> & {
  config: { publicOrigin: string; standIns: ReadonlySet<StandIn>; oidc: OidcConfig | null };
};

const NAME = 'Saltbush ID';

/** The callback URL (rule 7.j-08); providers require an exact match. */
export const CALLBACK_PATH = '/api/auth/callback';
export const callbackAddress = (publicOrigin: string, provider: string) =>
  `${publicOrigin}${CALLBACK_PATH}/${provider}`;

/** The embedded provider; null if another one is configured, and in production. */
function embeddedProvider({ db, clock, config }: IdentityServices): EmbeddedProvider | null {
  const { publicOrigin, standIns } = config;
  if (!standIns.has('identity')) return null;
  const id = 'saltbush-id';
  return createEmbeddedProvider({
    db,
    clock,
    publicOrigin,
    path: '/api/dev/identity',
    id,
    name: NAME,
    redirectUri: callbackAddress(publicOrigin, id),
    claimsOf: claimsOfPerson,
  });
}

/** The social sign-in provider: the configured one, otherwise the embedded one; null in production without settings. */
export const identityProvider = (services: IdentityServices): OidcProvider | null =>
  services.config.oidc ?? embeddedProvider(services)?.provider ?? null;

/** The embedded provider's page, if it is in use. */
export function publicRoutes(services: IdentityServices): Router {
  const embedded = embeddedProvider(services);
  if (!embedded) return Router();
  const choices = PEOPLE.map(({ id, given_name, family_name, email, note }) => ({
    id,
    label: `${given_name} ${family_name}`,
    details: [email, note],
  }));
  const page = { title: NAME, question: `Who are you for ${SHOP.name}?`, choices };
  return embeddedProviderRoutes(embedded, services.config.publicOrigin, page);
}
