import { checkIssuer, type OidcSettings } from './oidc-settings';

/** An OpenID Connect provider that the shop is registered with. */
export interface OidcConfig {
  /** `{provider}` of the callback's path. */
  id: string;
  /** The provider's name for shoppers. */
  name: string;
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
}

/** Reads a provider. Throws a one-line error if it is incomplete or its issuer is not secure. */
function readProvider(
  settings: OidcSettings,
  prefix: 'OIDC' | 'REWARDS',
  isProduction: boolean,
): Omit<OidcConfig, 'id' | 'name'> | null {
  const address = settings[`${prefix}_ISSUER`];
  const clientId = settings[`${prefix}_CLIENT_ID`];
  if (!address && !clientId) return null;
  if (!address || !clientId)
    throw new Error(`Invalid configuration: ${prefix}_ISSUER and ${prefix}_CLIENT_ID belong together`);
  checkIssuer(prefix, address, isProduction);
  return { issuer: address, clientId, clientSecret: settings[`${prefix}_CLIENT_SECRET`] ?? null };
}

/** The provider for social sign-in; null if not configured. */
export function readOidc(settings: OidcSettings, isProduction: boolean): OidcConfig | null {
  const provider = readProvider(settings, 'OIDC', isProduction);
  return provider && { id: settings.OIDC_PROVIDER, name: settings.OIDC_NAME, ...provider };
}

/** The provider of rewards cards; null if not configured. */
export function readRewards(settings: OidcSettings, isProduction: boolean): OidcConfig | null {
  const provider = readProvider(settings, 'REWARDS', isProduction);
  return provider && { id: 'rewards', name: 'rewards', ...provider };
}
