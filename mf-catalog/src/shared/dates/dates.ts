const YEAR: Intl.DateTimeFormatOptions = { year: 'numeric' };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'Australia/Sydney' };

// Created on use: a browser's first date formatter is expensive, and most pages show no date.
const format = (isoDate: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', options).format(new Date(isoDate));

/** Formats an ISO time as a day in Sydney: "3 November". */
export const formatDay = (isoDate: string): string => format(isoDate, DAY);

/** Formats an ISO time as a date in Sydney: "3 November 2026". */
export const formatDate = (isoDate: string): string => format(isoDate, { ...DAY, ...YEAR });
