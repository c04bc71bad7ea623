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

/** The settings of a provider, as read from the environment. */
export type OidcSettings = v.InferOutput<v.ObjectSchema<typeof OIDC_SETTINGS, undefined>>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws {Error} One line, for an issuer that is not reached by https, or locally during development. */
export function checkIssuer(prefix: string, address: string, isProduction: boolean): void {
  const { protocol, hostname } = new URL(address);
  const isPlain = protocol === 'http:' && !isProduction && LOOPBACK.has(hostname);
  if (protocol !== 'https:' && !isPlain)
    throw new Error(`Invalid configuration: ${prefix}_ISSUER must begin with https://`);
}
