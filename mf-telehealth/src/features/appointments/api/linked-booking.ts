import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const TelehealthBookingByLinkDocument = graphql(/* GraphQL */ `
  query TelehealthBookingByLink($token: String!) {
    telehealth_booking_by_link(token: $token) {
      ...TelehealthBookingFields
    }
  }
`);

/** A guest's booking by the token of its link. */
export const linkedBookingQuery = (token: string) =>
  queryOptions({
    queryKey: ['mf-telehealth', 'linked', token],
    queryFn: async ({ signal }) =>
      (await request(TelehealthBookingByLinkDocument, { token }, { signal })).telehealth_booking_by_link,
    staleTime: 0,
  });
