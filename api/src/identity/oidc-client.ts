import * as oidc from 'openid-client';

/** A provider and what it knows this shop by. */
export interface OidcProvider {
  /** Its place in paths of the shop. */
  id: string;
  /** As shoppers call it. */
  name: string;
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  /** How the provider is asked; fetch when left out. */
  fetch?: oidc.CustomFetch;
}

/** What one question keeps secret until it is answered. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What a provider vouches for. */
export interface Vouched {
  issuer: string;
  claims: Readonly<Record<string, unknown>>;
}

/** Why a provider's answer is none: its owner said no, it could not be asked, or it is not to be believed. */
export type OidcFailure = 'cancelled' | 'unavailable' | 'failed';

export class OidcError extends Error {
  override name = 'OidcError';
  constructor(
    readonly failure: OidcFailure,
    options?: ErrorOptions,
  ) {
    super(`A provider did not vouch for anybody: ${failure}`, options);
  }
}

const TIMEOUT_SECONDS = 10;

/** A person's answer to the provider's question. */
const isRefusal = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';

/** The provider did not answer, or answered with a failure of its own. */
const isOutage = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof oidc.ClientError &&
    ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(error.code ?? ''));

function discover({ issuer, clientId, clientSecret, fetch }: OidcProvider): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http:');
  const authentication = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret);
  return oidc.discovery(new URL(issuer), clientId, clientSecret ?? undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    // The settings allow http on the developer's own machine only.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    ...(fetch && { [oidc.customFetch]: fetch }),
  });
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Claims of the ID token, completed by the user information, where providers keep what is longer. */
async function claimsOf(
  config: oidc.Configuration,
  tokens: Tokens,
  needed: string,
): Promise<Record<string, unknown>> {
  const claims = tokens.claims();
  if (!claims) throw new OidcError('failed');
  const isComplete = claims[needed] !== undefined || !config.serverMetadata().userinfo_endpoint;
  const more = isComplete ? {} : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  return { ...more, ...claims };
}

export interface OidcClientOptions {
  provider: OidcProvider;
  /** Where the browser comes back to: exactly as the provider knows it. */
  redirectUri: string;
  scope: string;
  /** The claim that the answer is about. */
  claim: string;
}

/** Authorisation code flow of OpenID Connect with PKCE, state and nonce, by a certified library. */
export function createOidcClient({ provider, redirectUri, scope, claim }: OidcClientOptions) {
  let discovered: Promise<oidc.Configuration> | null = null;

  /** What the provider says of itself, asked once; again when it could not be asked. */
  async function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover(provider);
    try {
      return await discovered;
    } catch (error) {
      discovered = null;
      throw new OidcError('unavailable', { cause: error });
    }
  }

  return {
    provider,

    /** Where the browser goes. Raises OidcError when the provider is away. */
    async begin({ state, nonce, codeVerifier }: Checks): Promise<URL> {
      const config = await configuration();
      const code_challenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
      const checks = { code_challenge, code_challenge_method: 'S256', state, nonce };
      return oidc.buildAuthorizationUrl(config, { redirect_uri: redirectUri, scope, ...checks });
    },

    /** What the provider vouches for: `query` is what it sent along. Raises OidcError. */
    async finish(query: URLSearchParams, checks: Checks): Promise<Vouched> {
      const config = await configuration();
      const url = new URL(redirectUri);
      url.search = query.toString();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, url, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        });
        const claims = await claimsOf(config, tokens, claim);
        return { issuer: config.serverMetadata().issuer, claims };
      } catch (error) {
        if (error instanceof OidcError) throw error;
        if (isRefusal(error)) throw new OidcError('cancelled', { cause: error });
        throw new OidcError(isOutage(error) ? 'unavailable' : 'failed', { cause: error });
      }
    },
  };
}

export type OidcClient = ReturnType<typeof createOidcClient>;
