import { createHash, randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Clock } from '../../../server/context';
import { BusinessError } from '../../../server/errors';
import { type Identity, SocialSignInError } from './identity';
import type { OidcClient } from './oidc-client';
import { insertSignIn, type SocialSignInDocument, takeSignIn } from './store';

export interface SocialSignInOptions {
  db: Db;
  clock: Clock;
  /** Null when the shop has no provider. */
  client: OidcClient | null;
  /** A text that nobody can guess; tests give their own. */
  newSecret?: () => string;
}

/** How long somebody may take at the provider. */
export const SIGN_IN_MS = 10 * 60 * 1000;

/** States and cookies are not stored, only what tells them apart. */
const keyOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const notAvailable = () =>
  new BusinessError('Signing in with another service is not available.', 'NOT_FOUND');

/** What a browser begins a sign-in with. */
export interface BeginInput {
  provider: string;
  /** Secret of the browser, in its cookie. */
  browser: string;
  redirectUrl: string;
  guestCartUuid: string | null;
}

/** Sign-ins through an identity provider (section 7, Social sign-in): each begun once, finished once, by one browser. */
export function createSocialSignIns({ db, clock, client, newSecret }: SocialSignInOptions) {
  const secret = newSecret ?? (() => randomBytes(32).toString('base64url'));

  return {
    /** The providers to offer. */
    providers: () => (client ? [{ id: client.provider.id, name: client.provider.name }] : []),

    newSecret: secret,

    /** Where the browser goes. Raises NOT_FOUND without such a provider, SocialSignInError when it is away. */
    async begin({ provider, browser, redirectUrl, guestCartUuid }: BeginInput): Promise<string> {
      if (client?.provider.id !== provider) throw notAvailable();
      const [state, nonce, codeVerifier] = [secret(), secret(), secret()];
      const url = await client.begin({ state, nonce, codeVerifier });
      const now = clock.now();
      await insertSignIn(db, {
        _id: keyOf(state),
        browser: keyOf(browser),
        provider,
        nonce,
        code_verifier: codeVerifier,
        redirect_url: redirectUrl,
        guest_cart_uuid: guestCartUuid,
        created_at: now,
        expires_at: new Date(now.getTime() + SIGN_IN_MS),
      });
      return url.href;
    },

    /** The begun sign-in that a browser came back with, used up; null when there is none: replayed, foreign or over. */
    take(provider: string, state: string, browser: string): Promise<SocialSignInDocument | null> {
      return takeSignIn(db, { id: keyOf(state), browser: keyOf(browser), provider, now: clock.now() });
    },

    /** Who came back. Raises SocialSignInError. */
    async finish(begun: SocialSignInDocument, query: URLSearchParams): Promise<Identity> {
      if (!client) throw new SocialSignInError('failed');
      const state = query.get('state') ?? '';
      const { nonce, code_verifier: codeVerifier } = begun;
      return client.finish(query, { state, nonce, codeVerifier });
    },
  };
}
