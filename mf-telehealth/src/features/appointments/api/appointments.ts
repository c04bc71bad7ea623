import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import { APPOINTMENTS_KEY } from '../../../shared/appointment/appointment-keys';

const TelehealthAppointmentsDocument = graphql(/* GraphQL */ `
  query TelehealthAppointments($page: Int!) {
    telehealth_bookings(page: $page, per_page: 20) {
      data {
        ...TelehealthBookingFields
      }
      paginatorInfo {
        last_page
      }
    }
  }
`);

/** A page of the account's consultations, latest appointment first; always fetched afresh, as they change by themselves. */
export const appointmentsQuery = (page: number) =>
  queryOptions({
    queryKey: [...APPOINTMENTS_KEY, page],
    queryFn: async ({ signal }) =>
      (await request(TelehealthAppointmentsDocument, { page }, { signal })).telehealth_bookings,
    staleTime: 0,
  });
