import * as v from 'valibot';
import { LIMITS, type Limit, type LimitName } from './limit-table';

/** Limits that replace the default of their name. */
export type LimitSettings = Partial<Record<LimitName, Limit>>;

const ENTRY = /^(\w+)=(\d{1,6})\/(\d{1,6})$/;

const isLimitName = (name: string): name is LimitName => Object.hasOwn(LIMITS, name);

/** Reads an entry such as `cartByAddress=900/3600`; null if there is no such limit or its numbers are not positive. */
function readEntry(entry: string): [LimitName, Limit] | null {
  const [, name = '', points, seconds] = ENTRY.exec(entry) ?? [];
  const limit = { points: Number(points), seconds: Number(seconds) };
  return isLimitName(name) && limit.points > 0 && limit.seconds > 0 ? [name, limit] : null;
}

const entriesOf = (text: string): string[] => text.split(',').flatMap((entry) => entry.trim() || []);

/** The setting `RATE_LIMITS`: entries `name=attempts/seconds`, separated by commas. */
export const rateLimitsSetting = v.pipe(
  v.string(),
  v.check(
    (text) => entriesOf(text).every(readEntry),
    `must be name=attempts/seconds, separated by commas; the names are ${Object.keys(LIMITS).join(', ')}`,
  ),
  v.transform(
    (text): LimitSettings => Object.fromEntries(entriesOf(text).flatMap((entry) => [readEntry(entry) ?? []])),
  ),
);
