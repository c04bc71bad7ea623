import * as v from 'valibot';

/** Settings of the provider for social sign-in: its address, and what it knows this shop by. */
export const OIDC_SETTINGS = {
  OIDC_ISSUER: v.optional(v.pipe(v.string(), v.url())),
  OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.nonEmpty())),
  OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** The provider in words, and as a part of the callback's path. */
  OIDC_NAME: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), 'your identity provider'),
  OIDC_PROVIDER: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be a word')), 'oidc'),
} as const;

type OidcSettings = v.InferOutput<v.ObjectSchema<typeof OIDC_SETTINGS, undefined>>;

/** An OpenID Connect provider that the shop is registered with. */
export interface OidcConfig {
  /** `{provider}` of the callback's path. */
  id: string;
  /** The provider as shoppers call it. */
  name: string;
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads the provider. Raises an error of one line when half of it is missing, or its address is not safe. */
export function readOidc(settings: OidcSettings, isProduction: boolean): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings;
  if (!issuer && !clientId) return null;
  if (!issuer || !clientId)
    throw new Error('Invalid configuration: OIDC_ISSUER and OIDC_CLIENT_ID belong together');
  const { protocol, hostname } = new URL(issuer);
  const isPlain = protocol === 'http:' && !isProduction && LOOPBACK.has(hostname);
  if (protocol !== 'https:' && !isPlain)
    throw new Error('Invalid configuration: OIDC_ISSUER must begin with https://');
  const { OIDC_PROVIDER: id, OIDC_NAME: name, OIDC_CLIENT_SECRET: clientSecret = null } = settings;
  return { id, name, issuer, clientId, clientSecret };
}
