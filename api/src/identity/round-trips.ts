import { createHash, randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Clock } from '../lib/clock';
import type { OidcClient, Vouched } from './oidc-client';

/** A browser that has been sent to a provider and has not returned; expired by the TTL index. */
export interface RoundTripDocument<Details> {
  /** Hash of the state. */
  _id: string;
  /** Hash of the browser's cookie: no other browser can finish the visit. */
  browser: string;
  nonce: string;
  code_verifier: string;
  details: Details;
  created_at: Date;
  expires_at: Date;
}

export interface RoundTripOptions {
  db: Db;
  clock: Clock;
  /** The collection of the purpose. */
  collection: string;
  client: OidcClient;
  /** Generates an unguessable string; tests inject a fixed one. */
  newSecret?: () => string;
}

/** How long a visit to the provider may take. */
export const ROUND_TRIP_MS = 10 * 60 * 1000;

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** States and cookies are stored as hashes only. */
const keyOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export async function ensureRoundTripIndexes(db: Db, collection: string): Promise<void> {
  await db.collection(collection).createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 });
}

/** Visits to a provider: each started once and finished once, by the same browser. */
export function createRoundTrips<Details>(options: RoundTripOptions) {
  const { db, clock, client, collection } = options;
  const trips = db.collection<RoundTripDocument<unknown>>(collection);
  const secret = options.newSecret ?? newSecret;

  return {
    provider: client.provider,

    /**
     * Returns the authorisation URL. `browser` is the secret of its cookie.
     * @throws OidcError if unavailable
     */
    async begin(browser: string, details: Details): Promise<string> {
      const [state, nonce, codeVerifier] = [secret(), secret(), secret()];
      const url = await client.begin({ state, nonce, codeVerifier });
      const created_at = clock.now();
      const expires_at = new Date(created_at.getTime() + ROUND_TRIP_MS);
      const trip = { browser: keyOf(browser), nonce, code_verifier: codeVerifier, details };
      await trips.insertOne({ _id: keyOf(state), ...trip, created_at, expires_at });
      return url.href;
    },

    /** Consumes the visit a browser returns from; null if it was used, has expired, or belongs to another browser. */
    async take(query: URLSearchParams, browser: string): Promise<RoundTripDocument<Details> | null> {
      const found = await trips.findOneAndDelete({
        _id: keyOf(query.get('state') ?? ''),
        browser: keyOf(browser),
        expires_at: { $gt: clock.now() },
      });
      return found as RoundTripDocument<Details> | null;
    },

    /**
     * Returns the provider's claims.
     * @throws OidcError
     */
    finish(trip: RoundTripDocument<Details>, query: URLSearchParams): Promise<Vouched> {
      const { nonce, code_verifier: codeVerifier } = trip;
      return client.finish(query, { state: query.get('state') ?? '', nonce, codeVerifier });
    },
  };
}

export type RoundTrips<Details> = ReturnType<typeof createRoundTrips<Details>>;
