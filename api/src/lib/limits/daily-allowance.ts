import { DEFAULT_STATE, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import type { MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock';
import { RATE_LIMITS } from './rate-limits';

/** What is counted of a day is kept until it is over in every process. */
const KEPT_SECONDS = 2 * 86_400;

/** A number of paid calls that all processes of the shop together make in a day. */
export interface DailyAllowance {
  /** Counts one call. Returns false, without counting, once the day's calls are used up. */
  spend(): Promise<boolean>;
}

export interface DailyAllowanceOptions {
  client: MongoClient;
  dbName: string;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** What the calls are for: a name in the log and in the database. */
  name: string;
  /** 0 permits none. */
  callsPerDay: number;
}

/**
 * Bounds what an outside service may cost in a day of the shop's own time zone, whoever asks. Unlike a rate limit it is no
 * error of the caller, and `RATE_LIMIT_FACTOR` does not multiply it. Counted in the database for all processes; in memory
 * while it is unavailable. Each process logs once a day that the calls are used up.
 */
export function createDailyAllowance(options: DailyAllowanceOptions): DailyAllowance {
  const { client, dbName, clock, log, name, callsPerDay } = options;
  const counting = { points: callsPerDay, duration: KEPT_SECONDS, keyPrefix: name };
  const limiter = new RateLimiterMongo({
    ...counting,
    ...{ storeClient: client, dbName, tableName: RATE_LIMITS, disableIndexesCreation: true },
    insuranceLimiter: new RateLimiterMemory(counting),
  });
  let usedUpOn = '';
  return {
    async spend() {
      const today = localDate(clock.now(), STATE_TIME_ZONES[DEFAULT_STATE]);
      if (usedUpOn === today) return false;
      try {
        await limiter.consume(today);
        return true;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // Calls that found it out together log it once.
        if (usedUpOn !== today)
          log.warn({ allowance: name, callsPerDay }, 'The calls of the day are used up');
        usedUpOn = today;
        return false;
      }
    },
  };
}
