import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Clock } from '../server/context';
import {
  type AuthorizeRequest,
  authorizeAnswer,
  IDENTITY_CLIENT_ID,
  readAuthorizeRequest,
  sha256,
} from './authorize';
import { ALGORITHM, createSigningKey } from './keys';
import { findPerson, type Person } from './people';
import { takeCode } from './store';

/** The embedded provider's place in the shop. */
export const IDENTITY_PATH = '/api/dev/identity';

export interface IdentityOptions {
  db: Db;
  clock: Clock;
  /** Origin of the shop: the one place where answers are sent to. */
  publicOrigin: string;
  /** A text that nobody can guess. */
  newCode?: () => string;
}

const TOKEN_SECONDS = 300;

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
 * An OpenID Connect provider for shops without one: it vouches for invented people. It speaks the same protocol as
 * any other, so that the shop's own code is the same.
 */
export function createEmbeddedIdentity({ db, clock, publicOrigin, newCode }: IdentityOptions) {
  const issuer = publicOrigin + IDENTITY_PATH;
  const random = newCode ?? (() => randomBytes(32).toString('base64url'));
  const key = createSigningKey();

  async function exchange(body: URLSearchParams): Promise<Response> {
    const taken = await takeCode(db, sha256(body.get('code') ?? ''), clock.now());
    const person = taken && findPerson(taken.person_id);
    const isAllowed =
      person &&
      taken.redirect_uri === body.get('redirect_uri') &&
      taken.code_challenge === sha256(body.get('code_verifier') ?? '');
    if (!isAllowed) return json({ error: 'invalid_grant' }, 400);
    const about = { issuer, audience: IDENTITY_CLIENT_ID, nonce: taken.nonce, seconds: TOKEN_SECONDS };
    const id_token = await key.signIdToken(person, about);
    return json({ access_token: random(), token_type: 'bearer', expires_in: TOKEN_SECONDS, id_token });
  }

  return {
    issuer,

    readRequest: (query: URLSearchParams) => readAuthorizeRequest(query, publicOrigin),

    answer: (request: AuthorizeRequest, person: Person | null) =>
      authorizeAnswer({ db, clock, issuer, newCode: random }, request, person),

    /**
     * Answers what a shop asks a provider directly. In this process: the shop's public address may be another server,
     * which is not there yet.
     */
    async respond(url: string, { body }: { body?: unknown }): Promise<Response> {
      if (url === `${issuer}/.well-known/openid-configuration`) return json(metadataOf(issuer));
      if (url === `${issuer}/jwks`) return json(await key.publicKeys());
      if (url === `${issuer}/token`) return exchange(new URLSearchParams(String(body)));
      return json({ error: 'not_found' }, 404);
    },
  };
}

export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>;
