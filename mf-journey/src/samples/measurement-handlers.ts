import { respondWith } from '@saltbush/shared-ui/testing';
import type { LogEntry, MeasurementLog } from '../features/measurements/api/log';
import {
  JourneyMeasurementsDocument,
  JourneyMeasurementsRecordDocument,
  JourneyMeasurementsRemoveDocument,
} from '../generated/gql/graphql';

/** A log of a dozen entries, down with a plateau and a week up. */
const ENTRIES: LogEntry[] = [
  { day: '2026-08-03', weight_kg: 92.4, waist_cm: 101.5 },
  { day: '2026-08-10', weight_kg: 91.8, waist_cm: null },
  { day: '2026-08-17', weight_kg: 91.1, waist_cm: null },
  { day: '2026-08-24', weight_kg: 91.3, waist_cm: 100 },
  { day: '2026-09-02', weight_kg: 90.6, waist_cm: null },
  { day: '2026-09-14', weight_kg: 90.2, waist_cm: 99 },
  { day: '2026-09-21', weight_kg: 90.2, waist_cm: null },
  { day: '2026-10-05', weight_kg: 89.7, waist_cm: 98.5 },
  { day: '2026-10-12', weight_kg: 89, waist_cm: null },
  { day: '2026-10-19', weight_kg: 89.4, waist_cm: null },
  { day: '2026-10-26', weight_kg: 88.6, waist_cm: 97.5 },
  { day: '2026-11-02', weight_kg: 88.1, waist_cm: 97 },
];

/** A log on 24 November 2026. */
export const sampleLog = (entries: LogEntry[] = ENTRIES): MeasurementLog => ({
  first_day: '2025-08-03',
  today: '2026-11-24',
  entries,
});

/** Handlers for a stateful sample api with one log. */
export function measurementHandlers(start: MeasurementLog = sampleLog()) {
  let log = start;
  const without = (...days: (string | null | undefined)[]) =>
    log.entries.filter(({ day }) => !days.includes(day));
  const change = (entries: LogEntry[]) => {
    log = { ...log, entries: entries.sort((a, b) => a.day.localeCompare(b.day)) };
    return { log };
  };
  return [
    respondWith(JourneyMeasurementsDocument, () => ({ journey_measurements: log })),
    respondWith(
      JourneyMeasurementsRecordDocument,
      ({ input: { day, weight_kg, waist_cm, replaces_day } }) => ({
        journey_measurements_record: change([
          ...without(day, replaces_day),
          { day, weight_kg, waist_cm: waist_cm ?? null },
        ]),
      }),
    ),
    respondWith(JourneyMeasurementsRemoveDocument, ({ input }) => ({
      journey_measurements_remove: change(without(input.day)),
    })),
  ];
}
