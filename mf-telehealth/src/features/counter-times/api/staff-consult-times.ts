import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffConsultTimesQuery } from '../../../generated/gql/graphql';

const StaffConsultTimesDocument = graphql(/* GraphQL */ `
  query StaffConsultTimes($date: String!) {
    staff_consult_times(date: $date) {
      starts_at
      states
      places
      taken
      program_taken
      is_ahead
      changed_by
      changed_at
    }
  }
`);

export type ConsultTime = StaffConsultTimesQuery['staff_consult_times'][number];

/** How often an open day renews itself. */
const LOOK_MS = 60_000;

export const staffConsultTimesKey = ['mf-telehealth', 'staff-consult-times'] as const;

/** The times of a day (YYYY-MM-DD in Sydney), with their places. */
export const staffConsultTimesQuery = (date: string) =>
  queryOptions({
    queryKey: [...staffConsultTimesKey, date] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffConsultTimesDocument, { date }, { signal })).staff_consult_times,
    refetchInterval: LOOK_MS,
  });
