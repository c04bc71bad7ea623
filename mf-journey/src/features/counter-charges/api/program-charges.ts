import type { ChargeList } from '@saltbush/shared-ui/counter';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffProgramChargesQuery } from '../../../generated/gql/graphql';

const StaffProgramChargesDocument = graphql(/* GraphQL */ `
  query StaffProgramCharges($state: StaffChargeState!, $newest: Boolean!, $after: String) {
    staff_program_charges(state: $state, newest: $newest, after: $after, first: 50) {
      data {
        id
        customer {
          id
          first_name
          last_name
        }
        name
        due_at
        amount
        program_fee
        num_items
        paid_with
        is_method_new
        reason
        bank_message
        tries
        failed_at
        next_try_at
        announced_at
        is_after_pause
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

/** The charge of a program, without its patient and medicines. Money in cents. */
export type ProgramCharge = StaffProgramChargesQuery['staff_program_charges']['data'][number];

/** How often an open list renews itself: each of its charges is priced anew. */
const LOOK_MS = 60_000;

export const programChargesKey = ['mf-journey', 'staff-program-charges'] as const;

/** A page of the charges of programs. */
export const programChargesQuery = (list: ChargeList) =>
  queryOptions({
    queryKey: [...programChargesKey, list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffProgramChargesDocument, { ...list }, { signal })).staff_program_charges,
    refetchInterval: LOOK_MS,
  });
