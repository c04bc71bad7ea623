import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { ConsultTime } from '../features/counter-times/api/staff-consult-times';
import { StaffConsultTimesDocument, StaffConsultTimesSetPlacesDocument } from '../generated/gql/graphql';

const time = (
  starts_at: string,
  states: ConsultTime['states'],
  change: Partial<ConsultTime> = {},
): ConsultTime => ({
  ...{ starts_at, states, places: 6, taken: 0, program_taken: 0 },
  ...{ is_ahead: true, changed_by: null, changed_at: null },
  ...change,
});

/** Times of a day of which one has begun and one is full. */
export const sampleConsultTimes: readonly ConsultTime[] = [
  time('2026-11-23T20:00:00.000Z', ['ACT', 'NSW', 'TAS', 'VIC'], { taken: 2, is_ahead: false }),
  time('2026-11-24T05:00:00.000Z', ['QLD', 'WA'], { taken: 6 }),
  time('2026-11-24T05:30:00.000Z', ['NT'], { taken: 1, program_taken: 1 }),
  time('2026-11-24T06:00:00.000Z', ['ACT', 'NSW', 'TAS', 'VIC'], {
    ...{ places: 4, taken: 2, changed_by: 'Asha Pillai', changed_at: '2026-11-23T01:05:00.000Z' },
  }),
];

/** Responses for the places of a day; setting them changes the day. */
export function staffConsultTimesAnswers(): RequestHandler[] {
  let times = [...sampleConsultTimes];
  return [
    respondWith(StaffConsultTimesDocument, () => ({ staff_consult_times: times })),
    respondWith(StaffConsultTimesSetPlacesDocument, ({ input }) => {
      const chosen = new Set(input.times.map(({ starts_at }) => starts_at));
      const set = { places: input.places, changed_by: 'Asha Pillai', changed_at: '2026-11-24T01:00:00.000Z' };
      times = times.map((one) => (chosen.has(one.starts_at) ? { ...one, ...set } : one));
      return {
        staff_consult_times_set_places: { times: times.filter((one) => chosen.has(one.starts_at)) },
      };
    }),
  ];
}
