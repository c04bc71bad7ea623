import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsQuery } from '../../../generated/gql/graphql';

const JourneySubscriptionsDocument = graphql(/* GraphQL */ `
  query JourneySubscriptions($journey_id: ID!) {
    journey_subscriptions(journey_id: $journey_id) {
      id
      status
      is_active
      journey {
        name
      }
      patient {
        first_name
        last_name
      }
      next_billing_at
      num_free_consults
      voucher_discount
      upcoming_booking {
        appointment_at
        status
      }
      last_order {
        reference
        created_at
        order_total
        gst_total
      }
      orders {
        reference
        created_at
        order_total
        items {
          name
          quantity
        }
      }
      lessons {
        status
        percent
        body
        lesson {
          id
          name
          read_minutes
          week
        }
      }
      current_lesson {
        lesson {
          id
        }
      }
      items {
        id
        is_prescribed
        quantity
        price
        product {
          name
          slug
          primary_image {
            url
          }
        }
      }
      items_total
      discount_total
      program_fee
      total
      prescribed_items_total
      nonprescribed_items_total
    }
  }
`);

export type Subscription = JourneySubscriptionsQuery['journey_subscriptions'][number];

/** The signed-in user's subscriptions to a program, newest first. */
export const subscriptionsQuery = (journeyId: string) =>
  queryOptions({
    queryKey: ['journey', 'subscriptions', journeyId],
    queryFn: async ({ signal }) =>
      (await request(JourneySubscriptionsDocument, { journey_id: journeyId }, { signal }))
        .journey_subscriptions,
  });

/** The subscription that the dashboard shows: the active one, else the newest. */
export const shownSubscription = (subscriptions: readonly Subscription[]): Subscription | null =>
  subscriptions.find(({ is_active }) => is_active) ?? subscriptions[0] ?? null;
