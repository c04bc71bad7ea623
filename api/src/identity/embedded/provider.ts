import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import type { OidcProvider } from '../oidc-client';
import { type AuthorizeRequest, authorizeAnswer, readAuthorizeRequest, sha256 } from './authorize';
import { ALGORITHM, createSigningKey } from './keys';
import { takeCode } from './store';

export interface EmbeddedOptions {
  db: Db;
  clock: Clock;
  publicOrigin: string;
  /** The provider's path segment. */
  path: string;
  /** The shop's client id. */
  id: string;
  name: string;
  /** The only allowed redirect URL. */
  redirectUri: string;
  /** Claims by the id chosen on its page; null for unknown ids. */
  claimsOf: (subject: string) => Record<string, unknown> | null;
  /** Generates an unguessable string. */
  newCode?: () => string;
}

const CLIENT_ID = 'saltbush-shop';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [ALGORITHM],
  token_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/**
 * An OpenID Connect provider for shops without one, with invented people and cards. It speaks the same protocol as any
 * other, so that the shop uses the same code.
 */
export function createEmbeddedProvider(options: EmbeddedOptions) {
  const { db, clock, publicOrigin, path, id, name, redirectUri, claimsOf } = options;
  const issuer = publicOrigin + path;
  const newCode = options.newCode ?? (() => randomBytes(32).toString('base64url'));
  const key = createSigningKey();

  async function exchange(body: URLSearchParams): Promise<Response> {
    const taken = await takeCode(db, { id: sha256(body.get('code') ?? ''), issuer, now: clock.now() });
    const claims = taken && claimsOf(taken.subject);
    const isAllowed =
      claims &&
      taken.redirect_uri === body.get('redirect_uri') &&
      taken.code_challenge === sha256(body.get('code_verifier') ?? '');
    if (!isAllowed) return json({ error: 'invalid_grant' }, 400);
    const about = { iss: issuer, aud: CLIENT_ID, sub: taken.subject, nonce: taken.nonce };
    const id_token = await key.sign({ ...claims, ...about });
    return json({ access_token: newCode(), token_type: 'bearer', expires_in: 300, id_token });
  }

  /**
   * Handles the shop's back-channel requests in process: the shop's public address may belong to another server that is
   * not running yet.
   */
  async function respond(url: string, { body }: { body?: unknown }): Promise<Response> {
    if (url === `${issuer}/.well-known/openid-configuration`) return json(metadataOf(issuer));
    if (url === `${issuer}/jwks`) return json(await key.publicKeys());
    if (url === `${issuer}/token`) return exchange(new URLSearchParams(String(body)));
    return json({ error: 'not_found' }, 404);
  }

  const provider: OidcProvider = {
    id,
    name,
    issuer,
    clientId: CLIENT_ID,
    clientSecret: null,
    fetch: respond,
  };
  return {
    path,
    provider,
    readRequest: (query: URLSearchParams) => readAuthorizeRequest(query, { id: CLIENT_ID, redirectUri }),
    /** The redirect URL after someone, or no one, was chosen. */
    answer: (request: AuthorizeRequest, subject: string) =>
      authorizeAnswer({ db, clock, issuer, newCode }, request, claimsOf(subject) ? subject : null),
  };
}

export type EmbeddedProvider = ReturnType<typeof createEmbeddedProvider>;
