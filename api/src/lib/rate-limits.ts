import { createHash } from 'node:crypto';
import type { Db, MongoClient } from 'mongodb';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { BusinessError } from './errors';

/** Collection of attempts; expired by its TTL index. */
const RATE_LIMITS = 'rate_limits';

interface Limit {
  points: number;
  seconds: number;
}

const LIMITS = {
  /** Attempts from one address, whatever the account. */
  signInByAddress: { points: 50, seconds: 600 },
  /** Wrong passwords for one account, from any address. */
  signInByAccount: { points: 10, seconds: 600 },
  /** Sign-ins through an identity provider that an address starts, and callbacks. */
  socialByAddress: { points: 60, seconds: 600 },
  /** Popups that link a rewards card, and their callbacks. */
  rewardsByAddress: { points: 60, seconds: 600 },
  /** Sign-ups from one address, and for one e-mail address. */
  signUpByAddress: { points: 20, seconds: 3600 },
  signUpByAccount: { points: 5, seconds: 3600 },
  /** Password reset links an address requests or uses, and those sent to an account. */
  resetByAddress: { points: 30, seconds: 3600 },
  resetByAccount: { points: 5, seconds: 3600 },
  /** Tokens a user, and an address, checks with the prescription exchange. */
  escriptByUser: { points: 30, seconds: 600 },
  escriptByAddress: { points: 60, seconds: 600 },
  /** Medicare and health identifiers an address, and a user, checks. */
  medicareByAddress: { points: 20, seconds: 600 },
  medicareByUser: { points: 20, seconds: 600 },
  /** Offer codes an address, and a user, tries. */
  offerByAddress: { points: 60, seconds: 600 },
  offerByUser: { points: 30, seconds: 600 },
  /** Orders looked up by an address, and for one e-mail address. */
  orderLookupByAddress: { points: 30, seconds: 600 },
  orderLookupByEmail: { points: 10, seconds: 600 },
  /** Telehealth slots held by guests, per address and e-mail address, and by a user. */
  holdByAddress: { points: 10, seconds: 3600 },
  holdByEmail: { points: 5, seconds: 3600 },
  holdByUser: { points: 10, seconds: 3600 },
  /** Requests with insight events from an address. */
  eventsByAddress: { points: 600, seconds: 600 },
  /** Back-in-stock requests, from one address and for one recipient. */
  stockNotificationByAddress: { points: 30, seconds: 3600 },
  stockNotificationByReceiver: { points: 30, seconds: 86_400 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /**
   * Counts one attempt.
   * @throws RATE_LIMITED when there were too many
   */
  count(name: LimitName, subject: string): Promise<void>;
  /** Clears the attempts after a correct password. */
  forgive(name: LimitName, subject: string): Promise<void>;
}

/** Addresses and e-mails are stored as hashes only. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

function tooMany(result: RateLimiterRes): BusinessError {
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return new BusinessError('RATE_LIMITED', { retry_after: seconds });
}

/** Indexes for the library's queries. */
export async function ensureRateLimitIndexes(db: Db): Promise<void> {
  await db.collection(RATE_LIMITS).createIndexes([
    { key: { key: 1 }, name: 'key', unique: true },
    { key: { expire: 1 }, name: 'expire', expireAfterSeconds: 0 },
  ]);
}

/** Counts attempts in the database, so that limits hold across processes; in memory while it is unavailable. */
export function createRateLimits(client: MongoClient, dbName: string, factor: number): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => {
      const options = { points: points * factor, duration: seconds, keyPrefix: name };
      const insuranceLimiter = new RateLimiterMemory(options);
      const storage = { storeClient: client, dbName, tableName: RATE_LIMITS, disableIndexesCreation: true };
      return [name, new RateLimiterMongo({ ...options, ...storage, insuranceLimiter })];
    }),
  ) as Record<LimitName, RateLimiterMongo>;
  return {
    async count(name, subject) {
      try {
        await limiters[name].consume(keyOf(subject));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error) : error;
      }
    },
    async forgive(name, subject) {
      await limiters[name].delete(keyOf(subject));
    },
  };
}
