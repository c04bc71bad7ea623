import { createHash } from 'node:crypto';
import type { Db, MongoClient } from 'mongodb';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { BusinessError } from '../errors';
import type { LimitSettings } from './limit-settings';
import { LIMITS, type LimitName } from './limit-table';

/** Collection of attempts; expired by its TTL index. */
export const RATE_LIMITS = 'rate_limits';

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

export interface RateLimitOptions {
  client: MongoClient;
  dbName: string;
  /** Multiplies every limit. */
  factor: number;
  /** Limits that differ from the table. */
  settings: LimitSettings;
}

/** Counts attempts in the database, so that limits hold across processes; in memory while it is unavailable. */
export function createRateLimits({ client, dbName, factor, settings }: RateLimitOptions): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries({ ...LIMITS, ...settings }).map(([name, { points, seconds }]) => {
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
