import { formatIn } from '../dates/zoned-time';

const WHEN: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
};

/** @param at ISO 8601. @returns a moment in words, by the shop's clock: "29 November 2026 at 3:05 pm AEDT" */
export const contentMoment = (at: string): string => formatIn('Australia/Sydney', WHEN).format(new Date(at));
