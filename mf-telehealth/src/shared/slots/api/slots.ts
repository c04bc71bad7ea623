import type { BookingType, State } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { TelehealthSlotsQuery } from '../../../generated/gql/graphql';

export type SlotDays = TelehealthSlotsQuery['telehealth_slots'];

const TelehealthSlotsDocument = graphql(/* GraphQL */ `
  query TelehealthSlots($bookingType: BookingType!, $state: State!) {
    telehealth_slots(booking_type: $bookingType, state: $state) {
      date
      label
      slots {
        starts_at
        label
        is_available
        message
        fee
      }
    }
  }
`);

/** Days and slots in the patient's state; always fetched afresh, because others book too. */
export const slotsQuery = (bookingType: BookingType, state: State) =>
  queryOptions({
    queryKey: ['mf-telehealth', 'slots', bookingType, state],
    queryFn: async ({ signal }) =>
      (await request(TelehealthSlotsDocument, { bookingType, state }, { signal })).telehealth_slots,
    staleTime: 0,
  });
