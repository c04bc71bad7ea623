import { createHash } from 'node:crypto';
import type { Db, MongoClient } from 'mongodb';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { BusinessError } from './errors';

/** Collection of attempts; they are forgotten by its TTL index. */
const RATE_LIMITS = 'rate_limits';

interface Limit {
  points: number;
  seconds: number;
}

const LIMITS = {
  /** Attempts from one address, whatever the account. */
  signInByAddress: { points: 50, seconds: 600 },
  /** Wrong passwords for one account, wherever they come from. */
  signInByAccount: { points: 10, seconds: 600 },
  /** Sign-ins through an identity provider that an address begins, and that come back to it. */
  socialByAddress: { points: 60, seconds: 600 },
  /** Popups that link a rewards card, and that come back. */
  rewardsByAddress: { points: 60, seconds: 600 },
  /** Sign-ups from one address, and for one e-mail address. */
  signUpByAddress: { points: 20, seconds: 3600 },
  signUpByAccount: { points: 5, seconds: 3600 },
  /** Links to a new password that an address asks for or uses, and that an account is sent. */
  resetByAddress: { points: 30, seconds: 3600 },
  resetByAccount: { points: 5, seconds: 3600 },
  /** Tokens that a user, and an address, asks the prescription exchange about. */
  escriptByUser: { points: 30, seconds: 600 },
  escriptByAddress: { points: 60, seconds: 600 },
  /** Medicare and health identifiers that an address, and a user, asks about. */
  medicareByAddress: { points: 20, seconds: 600 },
  medicareByUser: { points: 20, seconds: 600 },
  /** Offer codes that an address, and a user, tries. */
  offerByAddress: { points: 60, seconds: 600 },
  offerByUser: { points: 30, seconds: 600 },
  /** Orders that an address looks up, and that are looked up for one e-mail address. */
  orderLookupByAddress: { points: 30, seconds: 600 },
  orderLookupByEmail: { points: 10, seconds: 600 },
  /** Telehealth slots that guests hold, by address and by e-mail address, and that a user holds. */
  holdByAddress: { points: 10, seconds: 3600 },
  holdByEmail: { points: 5, seconds: 3600 },
  holdByUser: { points: 10, seconds: 3600 },
  /** Calls with insight events that an address sends. */
  eventsByAddress: { points: 600, seconds: 600 },
  /** Requests to be told of stock, from one address and for one receiver. */
  stockNotificationByAddress: { points: 30, seconds: 3600 },
  stockNotificationByReceiver: { points: 30, seconds: 86_400 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one attempt. Raises RATE_LIMITED when there were too many. */
  count(name: LimitName, subject: string): Promise<void>;
  /** Forgets the attempts: the right password was given. */
  forgive(name: LimitName, subject: string): Promise<void>;
}

/** Addresses and e-mails are not stored, only what tells them apart. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

function tooMany(result: RateLimiterRes): BusinessError {
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return new BusinessError('RATE_LIMITED', { retry_after: seconds });
}

/** The indexes that the library's own queries need. */
export async function ensureRateLimitIndexes(db: Db): Promise<void> {
  await db.collection(RATE_LIMITS).createIndexes([
    { key: { key: 1 }, name: 'key', unique: true },
    { key: { expire: 1 }, name: 'expire', expireAfterSeconds: 0 },
  ]);
}

/** Counts attempts in the database, so that the limits hold over all processes; in memory while it is away. */
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
