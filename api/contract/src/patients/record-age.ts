import { DEFAULT_STATE } from '../addresses/postcode';
import { isMonthsAgo, localDate, STATE_TIME_ZONES } from '../dates/local-date';

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** How old a patient's record is. */
export interface RecordAge {
  /** The day of the shop on which its owner last said that it holds: "12 May 2026". */
  checkedOn: string;
  /** Whether that is at least six months ago, so that it may not hold any more (rule health-31). */
  isStale: boolean;
}

/** Returns how old a record is from the time at which the account last saved it. */
export function recordAge(checkedAt: string | Date, now: Date): RecordAge {
  const zone = STATE_TIME_ZONES[DEFAULT_STATE];
  const date = localDate(new Date(checkedAt), zone);
  return { checkedOn: DAY.format(new Date(date)), isStale: isMonthsAgo(date, localDate(now, zone)) };
}

/** What practitioners read beside a record: the day, and what to do where it is long ago. */
export function recordAgeWords(age: RecordAge): string {
  return age.isStale ? `${age.checkedOn}: ask whether it still holds` : age.checkedOn;
}

/** What whoever relies on a record that was saved long ago is asked (rule health-31); null if it was saved lately. */
export function staleRecordWords(
  { first_name, checked_at }: { first_name: string; checked_at: string },
  now: Date,
): string | null {
  const { checkedOn, isStale } = recordAge(checked_at, now);
  if (!isStale) return null;
  return `${first_name}’s details were last checked on ${checkedOn}. If allergies, conditions or medicines have changed since, edit them before you go on.`;
}
