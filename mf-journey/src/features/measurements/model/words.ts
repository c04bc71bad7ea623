import { type MeasureName, type MeasurePoint, measureChange } from '@saltbush/contract';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
const DAY = format({ day: 'numeric', month: 'long' });
const DAY_OF_YEAR = format({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a day as `3 August 2026`. */
export const fullDay = (day: string): string => DAY_OF_YEAR.format(at(day));

/** Formats a day as `3 Aug 2026`. */
export const shortDay = (day: string): string => SHORT.format(at(day));

export const UNITS: Readonly<Record<MeasureName, 'kg' | 'cm'>> = { weight_kg: 'kg', waist_cm: 'cm' };
export const MEASURE_NAMES: Readonly<Record<MeasureName, string>> = {
  weight_kg: 'Weight',
  waist_cm: 'Waist',
};

/** Formats a value with its unit, such as `92.4 kg`; the unit stays on the line. */
export const formatMeasure = (measure: MeasureName, value: number): string =>
  `${value.toLocaleString('en-AU', { maximumFractionDigits: 1 })}\u00a0${UNITS[measure]}`;

/** Says a change without judging it: `4.3 kg less`, `0.5 kg more`, `no change`. */
export function formatChange(measure: MeasureName, from: number, to: number): string {
  const change = measureChange(from, to);
  if (change === 0) return 'no change';
  return `${formatMeasure(measure, Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
}

/**
 * Reads a chart aloud: `From 92.4 kg on 3 August to 88.1 kg on 2 November: 4.3 kg less.`; null without values. Years are
 * said where they differ.
 */
export function chartSentence(measure: MeasureName, points: readonly MeasurePoint[]): string | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const dayOf = first.day.slice(0, 4) === last.day.slice(0, 4) ? DAY : DAY_OF_YEAR;
  const said = ({ day, value }: MeasurePoint) =>
    `${formatMeasure(measure, value)} on ${dayOf.format(at(day))}`;
  if (points.length === 1) return `${said(first)}.`;
  return `From ${said(first)} to ${said(last)}: ${formatChange(measure, first.value, last.value)}.`;
}
