import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { TelehealthBookingFieldsFragment } from '../../../generated/gql/graphql';

const TelehealthBookingDocument = graphql(/* GraphQL */ `
  query TelehealthBooking($uuid: ID!) {
    telehealth_booking(uuid: $uuid) {
      ...TelehealthBookingFields
    }
  }
`);

export type Booking = TelehealthBookingFieldsFragment;

/** The shopper's booking with this uuid. */
export const bookingQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['mf-telehealth', 'booking', uuid],
    queryFn: async ({ signal }) =>
      (await request(TelehealthBookingDocument, { uuid }, { signal })).telehealth_booking,
  });
