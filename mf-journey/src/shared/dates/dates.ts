import { localDate } from '@saltbush/contract';

const SHOP_ZONE = 'Australia/Sydney';
const DATE = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: SHOP_ZONE,
});

/** Formats a timestamp as `21 November 2026` in Sydney time. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

/**
 * Returns the day of a diary: the one that the device's calendar shows, or Sydney's if the device is outside Australia.
 * Times of consults never follow the device (rule time-04).
 */
export function diaryDay(now: Date, deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return localDate(now, deviceZone.startsWith('Australia/') ? deviceZone : SHOP_ZONE);
}
