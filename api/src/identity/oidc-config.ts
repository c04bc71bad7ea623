import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.nonEmpty()));
const issuer = v.optional(v.pipe(v.string(), v.url()));

/**
 * Settings of OpenID Connect providers: their issuer and the shop's registration. `OIDC_` is for social sign-in,
 * `REWARDS_` for rewards cards.
 */
export const OIDC_SETTINGS = {
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  /** The provider's name, and its segment in the callback's path. */
  OIDC_NAME: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), 'your identity provider'),
  OIDC_PROVIDER: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be a word')), 'oidc'),
  REWARDS_ISSUER: issuer,
  REWARDS_CLIENT_ID: text,
  REWARDS_CLIENT_SECRET: text,
} as const;

type OidcSettings = v.InferOutput<v.ObjectSchema<typeof OIDC_SETTINGS, undefined>>;

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

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function checkIssuer(prefix: string, address: string, isProduction: boolean): void {
  const { protocol, hostname } = new URL(address);
  const isPlain = protocol === 'http:' && !isProduction && LOOPBACK.has(hostname);
  if (protocol !== 'https:' && !isPlain)
    throw new Error(`Invalid configuration: ${prefix}_ISSUER must begin with https://`);
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
