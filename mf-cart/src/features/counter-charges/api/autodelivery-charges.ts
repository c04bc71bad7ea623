import type { ChargeList } from '@saltbush/shared-ui/counter';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffAutoDeliveryChargesQuery } from '../../../generated/gql/graphql';

const StaffAutoDeliveryChargesDocument = graphql(/* GraphQL */ `
  query StaffAutoDeliveryCharges($state: StaffChargeState!, $newest: Boolean!, $after: String) {
    staff_autodelivery_charges(state: $state, newest: $newest, after: $after, first: 50) {
      data {
        id
        customer {
          id
          first_name
          last_name
        }
        name
        frequency
        due_at
        amount
        num_items
        num_left_out
        paid_with
        is_method_new
        is_paused
        reason
        bank_message
        tries
        failed_at
        next_try_at
        announced_at
        can_mail
        mails {
          kind
          at
          is_sent
        }
      }
      next
    }
  }
`);

/** The charge of an AutoDelivery, without its products. Money in cents. */
export type AutoDeliveryCharge = StaffAutoDeliveryChargesQuery['staff_autodelivery_charges']['data'][number];

/** How often an open list renews itself: each of its charges is priced anew. */
const LOOK_MS = 60_000;

export const autoDeliveryChargesKey = ['mf-cart', 'staff-autodelivery-charges'] as const;

/** A page of the charges of AutoDeliveries. */
export const autoDeliveryChargesQuery = (list: ChargeList) =>
  queryOptions({
    queryKey: [...autoDeliveryChargesKey, list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffAutoDeliveryChargesDocument, { ...list }, { signal })).staff_autodelivery_charges,
    refetchInterval: LOOK_MS,
  });
