import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffAppointmentsQuery } from '../../../generated/gql/graphql';
import type { DayList } from '../model/day-list';

const StaffAppointmentsDocument = graphql(/* GraphQL */ `
  query StaffAppointments($date: String!, $show: StaffAppointmentChoice!, $page: Int!) {
    staff_appointments(date: $date, show: $show, page: $page, per_page: 50) {
      data {
        ended_by
        booking {
          uuid
          booking_type
          status
          starts_at
          ends_at
          state
          contact_method
          first_name
          last_name
          reference
        }
      }
      paginatorInfo {
        last_page
        total
      }
    }
  }
`);

export type ListedAppointment = StaffAppointmentsQuery['staff_appointments']['data'][number];

/** How often an open day renews itself; the audit log has it once an hour. */
const LOOK_MS = 60_000;

export const staffAppointmentsKey = ['mf-telehealth', 'staff-appointments'] as const;

/** The consultations of a day. */
export const staffAppointmentsQuery = (list: DayList) =>
  queryOptions({
    queryKey: [...staffAppointmentsKey, list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffAppointmentsDocument, { ...list }, { signal })).staff_appointments,
    refetchInterval: LOOK_MS,
    // The title tells the count of a tab in the background too.
    refetchIntervalInBackground: true,
  });
