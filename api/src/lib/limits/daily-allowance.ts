import { DEFAULT_STATE, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import type { MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock';
import { RATE_LIMITS } from './rate-limits';

/** What is counted of a day is kept until it is over in every process. */
const KEPT_SECONDS = 2 * 86_400;

/** A number of paid calls that all processes of the shop together make in a day. */
export interface DailyAllowance {
  /** Counts one call. Returns false, without counting, once the day's calls are used up, and while none can be counted. */
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
 * error of the caller, and `RATE_LIMIT_FACTOR` does not multiply it. Counted in the database for all processes;
 * while it is unavailable none is permitted, for each process would pay for a day of its own, and the day goes on afterwards.
 * Each process logs once a day that the calls are used up, and once an outage that they cannot be counted.
 */
export function createDailyAllowance(options: DailyAllowanceOptions): DailyAllowance {
  const { client, dbName, clock, log, name, callsPerDay } = options;
  const limiter = new RateLimiterMongo({
    ...{ points: callsPerDay, duration: KEPT_SECONDS, keyPrefix: name },
    ...{ storeClient: client, dbName, tableName: RATE_LIMITS, disableIndexesCreation: true },
  });
  let usedUpOn = '';
  let isCounted = true;

  function refuse(error: unknown, today: string): false {
    if (error instanceof RateLimiterRes) {
      // Calls that found it out together log it once.
      if (usedUpOn !== today) log.warn({ allowance: name, callsPerDay }, 'The calls of the day are used up');
      usedUpOn = today;
    } else if (isCounted) {
      log.warn({ allowance: name }, 'Calls cannot be counted, and none is made');
      isCounted = false;
    }
    return false;
  }

  return {
    async spend() {
      const today = localDate(clock.now(), STATE_TIME_ZONES[DEFAULT_STATE]);
      if (usedUpOn === today) return false;
      try {
        await limiter.consume(today);
        isCounted = true;
        return true;
      } catch (error) {
        return refuse(error, today);
      }
    },
  };
}
