import * as oidc from 'openid-client';
import { type Identity, readIdentity, SocialSignInError } from './identity';

/** A provider and what it knows this shop by. */
export interface OidcProvider {
  /** `{provider}` of the callback's path. */
  id: string;
  /** As shoppers call it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** How the provider is asked; fetch when left out. */
  fetch?: oidc.CustomFetch;
}

/** What one sign-in keeps secret until it comes back. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

const TIMEOUT_SECONDS = 10;

/** A person's answer to the provider's question. */
const isRefusal = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';

/** The provider did not answer, or answered with a failure of its own. */
const isOutage = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof oidc.ClientError &&
    ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(error.code ?? ''));

/** Authorisation code flow of OpenID Connect with PKCE, state and nonce, by a certified library. */
export function createOidcClient(provider: OidcProvider, redirectUri: string) {
  const { issuer, clientId, clientSecret } = provider;
  let discovered: Promise<oidc.Configuration> | null = null;

  function discover(): Promise<oidc.Configuration> {
    const isPlain = issuer.startsWith('http:');
    const authentication = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret);
    return oidc.discovery(new URL(issuer), clientId, clientSecret ?? undefined, authentication, {
      timeout: TIMEOUT_SECONDS,
      // The settings allow http on the developer's own machine only.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
      ...(provider.fetch && { [oidc.customFetch]: provider.fetch }),
    });
  }

  /** What the provider says of itself, asked once; again when it could not be asked. */
  async function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover();
    try {
      return await discovered;
    } catch (error) {
      discovered = null;
      throw new SocialSignInError('unavailable', { cause: error });
    }
  }

  /** Claims of the ID token, completed by the user information of providers that keep the e-mail there. */
  async function claimsOf(
    config: oidc.Configuration,
    tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
  ): Promise<Record<string, unknown>> {
    const claims = tokens.claims();
    if (!claims) throw new SocialSignInError('failed');
    const isComplete = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
    const more = isComplete ? {} : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  }

  return {
    provider,

    /** Where the browser goes. Raises SocialSignInError when the provider is away. */
    async begin({ state, nonce, codeVerifier }: Checks): Promise<URL> {
      const config = await configuration();
      const code_challenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge,
        code_challenge_method: 'S256',
        state,
        nonce,
      });
    },

    /** Who came back: `query` is what the provider sent along. Raises SocialSignInError. */
    async finish(query: URLSearchParams, checks: Checks): Promise<Identity> {
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
        return readIdentity(await claimsOf(config, tokens), config.serverMetadata().issuer);
      } catch (error) {
        if (error instanceof SocialSignInError) throw error;
        if (isRefusal(error)) throw new SocialSignInError('cancelled', { cause: error });
        throw new SocialSignInError(isOutage(error) ? 'unavailable' : 'failed', { cause: error });
      }
    },
  };
}

export type OidcClient = ReturnType<typeof createOidcClient>;
