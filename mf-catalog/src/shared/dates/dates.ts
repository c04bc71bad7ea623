const YEAR: Intl.DateTimeFormatOptions = { year: 'numeric' };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'Australia/Sydney' };

// Made when a date is shown: a browser's first date format is expensive, and most pages have no date.
const format = (isoDate: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', options).format(new Date(isoDate));

/** An ISO time as its day in Sydney: "3 November". */
export const formatDay = (isoDate: string): string => format(isoDate, DAY);

/** An ISO time as its date in Sydney: "3 November 2026". */
export const formatDate = (isoDate: string): string => format(isoDate, { ...DAY, ...YEAR });
