import { isIsoDate } from '../dates/local-date';

/** Months for which a script is valid from the day it was written: those of schedule 8 half as long (rule australia-10). */
const VALID_MONTHS = 12;
const VALID_MONTHS_S8 = 6;

/** The most repeats of a script: one supply a month for the year that it is valid. */
export const MAX_FILED_REPEATS = 11;

/** The same day some months later, or the last day of a month that has no such day. */
function addMonths(isoDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const time = Date.UTC(year, month - 1 + months, Math.min(day, lastDay));
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Returns the last day on which a script can be dispensed: it must not be older than its months (rule australia-10).
 * @param writtenOn ISO date on the script
 * @param schedule such as 4, 4N or 8
 */
export const scriptExpiry = (writtenOn: string, schedule: string): string =>
  addMonths(writtenOn, schedule.startsWith('8') ? VALID_MONTHS_S8 : VALID_MONTHS);

/** A script that the pharmacy keeps for its repeats. */
export interface FiledScript {
  /** ISO date of the last day on which it can be dispensed. */
  expires_on: string;
  repeats_left: number;
}

/** Returns true if a script on file can be dispensed on a day. */
export const isDispensable = ({ expires_on, repeats_left }: FiledScript, today: string): boolean =>
  repeats_left > 0 && today <= expires_on;

interface Written {
  written_on: string;
  schedule: string;
  today: string;
}

function dayErrors({ written_on, schedule, today }: Written): { written_on?: string } {
  if (!isIsoDate(written_on) || written_on > today) {
    return { written_on: 'Please enter the day on which it was written' };
  }
  return scriptExpiry(written_on, schedule) < today ? { written_on: 'This script has expired' } : {};
}

const isCount = (repeats: number, least: number): boolean =>
  Number.isInteger(repeats) && repeats >= least && repeats <= MAX_FILED_REPEATS;

/** What is wrong with a script that is put on file, by field; empty if nothing is. */
export const filingErrors = (
  { written_on, repeats }: { written_on: string; repeats: number },
  schedule: string,
  today: string,
): { written_on?: string; repeats?: string } => ({
  ...dayErrors({ written_on, schedule, today }),
  ...(!isCount(repeats, 1) && { repeats: `Please enter from 1 to ${MAX_FILED_REPEATS} repeats` }),
});

/** What is written on a script on file, and what is left of it. */
export interface FiledDetails {
  written_on: string;
  repeats_left: number;
}

/** What is wrong with the correction of a script on file, by field; all of its repeats may have been used. */
export const correctionErrors = (
  { written_on, repeats_left }: FiledDetails,
  schedule: string,
  today: string,
): { written_on?: string; repeats_left?: string } => ({
  ...dayErrors({ written_on, schedule, today }),
  ...(!isCount(repeats_left, 0) && {
    repeats_left: `Please enter from 0 to ${MAX_FILED_REPEATS} repeats`,
  }),
});

/** Returns whether two say the same of a script on file. */
export const isSameFiled = (one: FiledDetails, other: FiledDetails): boolean =>
  one.written_on === other.written_on && one.repeats_left === other.repeats_left;
