import * as oidc from 'openid-client';

/** A provider and the shop's registration with it. */
export interface OidcProvider {
  /** Its segment in the shop's URLs. */
  id: string;
  /** Its name for shoppers. */
  name: string;
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  /** Performs its HTTP requests; defaults to fetch. */
  fetch?: oidc.CustomFetch;
}

/** Secrets of one authorisation request, kept until the browser returns. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The claims a provider asserts. */
export interface Vouched {
  issuer: string;
  claims: Readonly<Record<string, unknown>>;
}

/** Why there are no claims: the person cancelled, the provider was unavailable, or its response was invalid. */
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

/** The person's refusal, as opposed to a failure. */
const isRefusal = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';

/** The provider did not respond, or responded with a server error. */
const isOutage = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof oidc.ClientError &&
    ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(error.code ?? ''));

function discover({ issuer, clientId, clientSecret, fetch }: OidcProvider): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http:');
  const authentication = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret);
  return oidc.discovery(new URL(issuer), clientId, clientSecret ?? undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    // The settings only allow http on the developer's own machine.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    ...(fetch && { [oidc.customFetch]: fetch }),
  });
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Claims of the ID token, completed by the userinfo endpoint, where providers put larger claims. */
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
  /** The redirect URL, exactly as registered with the provider. */
  redirectUri: string;
  scope: string;
  /** The claim to read. */
  claim: string;
}

/** OpenID Connect authorisation code flow with PKCE, state and nonce, through a certified library. */
export function createOidcClient({ provider, redirectUri, scope, claim }: OidcClientOptions) {
  let discovered: Promise<oidc.Configuration> | null = null;

  /** The provider's metadata, fetched once; again after a failure. */
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

    /**
     * Returns the authorisation URL.
     * @throws OidcError if the provider is unavailable
     */
    async begin({ state, nonce, codeVerifier }: Checks): Promise<URL> {
      const config = await configuration();
      const code_challenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
      const checks = { code_challenge, code_challenge_method: 'S256', state, nonce };
      return oidc.buildAuthorizationUrl(config, { redirect_uri: redirectUri, scope, ...checks });
    },

    /**
     * Returns the provider's claims; `query` is the callback's query string.
     * @throws OidcError
     */
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
