import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The content of the next ID token, and its defects. */
export interface Misbehaviour {
  /** Overrides of the valid claims. */
  claims?: Record<string, unknown>;
  /** Signs with an unpublished key. */
  isForged?: boolean;
  /** Overrides of the userinfo response. */
  userinfo?: Record<string, unknown>;
  /** Responds to the token exchange with this status. */
  status?: number;
}

export const CLIENT = { OIDC_CLIENT_ID: 'shop-1', OIDC_CLIENT_SECRET: 'a secret of the tests' };

/** Starts an OpenID Connect provider on a free port that can be made to misbehave. */
export async function startFakeIdentityProvider() {
  const keys = await generateKeyPair('RS256');
  const unpublished = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const state = { next: {} as Misbehaviour, nonce: '', exchanges: [] as URLSearchParams[], isAway: false };
  let issuer = '';

  async function idToken({ claims, isForged }: Misbehaviour): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, aud: CLIENT.OIDC_CLIENT_ID, nonce: state.nonce, iat: now, exp: now + 300 };
    const key: CryptoKey = isForged ? unpublished.privateKey : keys.privateKey;
    return new SignJWT({ ...honest, sub: 'person-1', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(key);
  }

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    if (state.isAway) return [503, {}];
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [
          200,
          {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            userinfo_endpoint: `${issuer}/userinfo`,
            jwks_uri: `${issuer}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            code_challenge_methods_supported: ['S256'],
          },
        ];
      case '/jwks':
        return [200, { keys: [jwk] }];
      case '/token':
        state.exchanges.push(new URLSearchParams(await text(request)));
        if (state.next.status) return [state.next.status, { error: 'invalid_grant' }];
        return [
          200,
          { access_token: 'a', token_type: 'bearer', expires_in: 60, id_token: await idToken(state.next) },
        ];
      case '/userinfo':
        return [200, { sub: 'person-1', ...state.next.userinfo }];
      default:
        return [404, {}];
    }
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** Token exchange requests, oldest first. */
    exchanges: state.exchanges,
    /** Makes the provider unavailable or available again. */
    setAway(isAway: boolean) {
      state.isAway = isAway;
    },
    /** Returns the callback address with the provider's response. */
    answer(url: URL, next: Misbehaviour = {}, more: Record<string, string> = {}): string {
      state.next = next;
      state.nonce = url.searchParams.get('nonce') ?? '';
      const callback = new URL(url.searchParams.get('redirect_uri') ?? '');
      const given = { code: 'c1', state: url.searchParams.get('state') ?? '', ...more };
      for (const [name, value] of Object.entries(given)) callback.searchParams.set(name, value);
      return callback.href;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
