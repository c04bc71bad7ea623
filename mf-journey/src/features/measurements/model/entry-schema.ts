import { type LogDays, type Measurement, measurementErrors, readMeasure } from '@saltbush/contract';
import { checkedSchema } from '@saltbush/shared-ui/form-kit';
import * as v from 'valibot';

/** An entry as typed. */
export type TypedEntry = Record<keyof Measurement, string>;

/** Returns the values of the form for an entry, or for a new one of a day (YYYY-MM-DD). */
export const typedEntry = (day: string, entry?: Measurement): TypedEntry => ({
  day: entry?.day ?? day,
  weight_kg: entry ? String(entry.weight_kg) : '',
  waist_cm: String(entry?.waist_cm ?? ''),
});

/** Reads a typed entry; a field that is not a number becomes NaN, and an empty waist was not measured. */
export const readEntry = ({ day, weight_kg, waist_cm }: TypedEntry): Measurement => ({
  day,
  weight_kg: readMeasure(weight_kg),
  waist_cm: waist_cm.trim() === '' ? null : readMeasure(waist_cm),
});

/** Checks a typed entry by the contract's rules, for a log that covers these days. */
export const entrySchema = (days: LogDays) =>
  checkedSchema({ day: v.string(), weight_kg: v.string(), waist_cm: v.string() }, (typed) =>
    measurementErrors(readEntry(typed), days),
  );
