import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import { insertCode } from './store';

/** Required parameters of an authorisation request; anything else is refused. */
export interface AuthorizeRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

const CODE_MS = 60_000;

/** Hash under which codes are stored and code verifiers compared. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Parses an authorisation request; null if it is not the client's, or does not use a code with PKCE. */
export function readAuthorizeRequest(
  query: URLSearchParams,
  client: { id: string; redirectUri: string },
): AuthorizeRequest | null {
  const text = (name: string) => query.get(name) ?? '';
  const request = {
    redirectUri: text('redirect_uri'),
    state: text('state'),
    nonce: text('nonce'),
    codeChallenge: text('code_challenge'),
  };
  const isKnown =
    text('client_id') === client.id &&
    request.redirectUri === client.redirectUri &&
    text('response_type') === 'code' &&
    text('code_challenge_method') === 'S256';
  return isKnown && request.state && request.nonce && request.codeChallenge ? request : null;
}

interface AnswerOptions {
  db: Db;
  clock: Clock;
  issuer: string;
  newCode: () => string;
}

/** The redirect URL with the result: a signed-in person, or a refusal. */
export async function authorizeAnswer(
  { db, clock, issuer, newCode }: AnswerOptions,
  request: AuthorizeRequest,
  subject: string | null,
): Promise<string> {
  const { redirectUri: redirect_uri, nonce, codeChallenge: code_challenge } = request;
  const url = new URL(redirect_uri);
  url.searchParams.set('state', request.state);
  url.searchParams.set('iss', issuer);
  if (subject === null) {
    url.searchParams.set('error', 'access_denied');
    return url.href;
  }
  const code = newCode();
  const expires_at = new Date(clock.now().getTime() + CODE_MS);
  const told = { issuer, subject, redirect_uri, nonce, code_challenge, expires_at };
  await insertCode(db, { _id: sha256(code), ...told });
  url.searchParams.set('code', code);
  return url.href;
}
