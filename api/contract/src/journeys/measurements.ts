import { addDays, daysBetween, isIsoDate } from '../dates/local-date';
import { DAY_MISSING } from '../errors/field-messages';

/** What a member of a program has measured on a day: weight in kg, waist in cm. */
export interface Measurement {
  /** YYYY-MM-DD in the member's state. */
  day: string;
  weight_kg: number;
  waist_cm: number | null;
}

export type MeasurementField = keyof Measurement;

/** The measure that a chart shows. */
export type MeasureName = 'weight_kg' | 'waist_cm';

/** Days before the start of a program that its log covers: a year. */
export const DAYS_BEFORE_PROGRAM = 365;

/** The most entries that a log shows, the latest: more than five years of daily ones. */
export const MAX_MEASUREMENTS = 2000;

const LIMITS = {
  weight_kg: { from: 30, to: 400, name: 'weight', unit: 'kg' },
  waist_cm: { from: 40, to: 250, name: 'waist', unit: 'cm' },
} as const;

/** Days of a log, both inclusive, as YYYY-MM-DD in the member's state. */
export interface LogDays {
  first_day: string;
  today: string;
}

/** Returns the first day of the log of a program that started on a day (YYYY-MM-DD). */
export const firstLogDay = (started: string): string => addDays(started, -DAYS_BEFORE_PROGRAM);

const isTenths = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

/** Returns the error in a weight (kg) or waist (cm), or null. */
export function measureValueError(measure: MeasureName, value: number): string | null {
  const { from, to, name, unit } = LIMITS[measure];
  const fits = value >= from && value <= to && isTenths(value);
  return fits
    ? null
    : `Please enter your ${name} in ${unit}, from ${from} to ${to}, with at most one decimal`;
}

/** Returns the error in the day of an entry, or null. */
export function measurementDayError(day: string, { first_day, today }: LogDays): string | null {
  if (!isIsoDate(day)) return DAY_MISSING;
  if (day > today) return 'This day has not come yet';
  return day < first_day ? 'This day is more than a year before your program' : null;
}

/** Returns the errors in an entry by field; empty if it is valid. */
export function measurementErrors(
  { day, weight_kg, waist_cm }: Measurement,
  days: LogDays,
): Partial<Record<MeasurementField, string>> {
  const found: [MeasurementField, string | null][] = [
    ['day', measurementDayError(day, days)],
    ['weight_kg', measureValueError('weight_kg', weight_kg)],
    ['waist_cm', waist_cm === null ? null : measureValueError('waist_cm', waist_cm)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

/** Days around an entry within which its weight is compared. */
const LEAP_DAYS = 7;
/** The most that a weight changes within them without being asked about: kilograms, and hundredths of the weight before. */
const LEAP_KG = 5;
const LEAP_PERCENT = 5;

/** A weight that leaps from the one noted closest before it, or after it where none is before. */
export interface WeightLeap {
  /** Kilograms. */
  from: number;
  to: number;
  /** YYYY-MM-DD: the day of `from`. */
  day: string;
}

/**
 * Returns how the weight of an entry leaps from the closest one within a week, by more than 5 kg or 5 %; null if it does
 * not. `replaces` is the day of an entry that it corrects, which is not compared.
 */
export function weightLeap(
  entries: readonly Measurement[],
  { day, weight_kg: to }: Measurement,
  replaces: string | null = null,
): WeightLeap | null {
  const others = entries
    .filter((entry) => entry.day !== day && entry.day !== replaces)
    .map((entry) => ({ entry, away: Math.abs(daysBetween(entry.day, day)) }))
    .filter(({ away }) => away <= LEAP_DAYS)
    .sort((a, b) => a.away - b.away || a.entry.day.localeCompare(b.entry.day));
  const closest = others[0]?.entry;
  if (!closest) return null;
  const { weight_kg: from } = closest;
  const change = Math.abs(measureChange(from, to));
  return change > LEAP_KG || change * 100 > from * LEAP_PERCENT ? { from, to, day: closest.day } : null;
}

const TYPED = /^\d{1,3}([.,]\d{1,2})?$/;

/** Reads a typed measure, with a point or a comma; NaN unless it is a number. */
export function readMeasure(text: string): number {
  const trimmed = text.trim();
  return TYPED.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** A value of a chart. */
export interface MeasurePoint {
  day: string;
  value: number;
}

/** Returns the values of a measure by day, the earliest first; days without one are left out. */
export const measurePoints = (entries: readonly Measurement[], measure: MeasureName): MeasurePoint[] =>
  entries
    .flatMap(({ day, [measure]: value }) => (value === null ? [] : [{ day, value }]))
    .sort((a, b) => a.day.localeCompare(b.day));

/** Returns the change between two values in tenths without a rounding error: -4.3 from 92.4 to 88.1. */
export const measureChange = (from: number, to: number): number =>
  (Math.round(to * 10) - Math.round(from * 10)) / 10;
