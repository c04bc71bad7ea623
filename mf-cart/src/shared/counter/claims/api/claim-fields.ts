import { graphql } from '../../../../generated/gql';
import type { StaffClaimFieldsFragment } from '../../../../generated/gql/graphql';

export const StaffClaimFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffClaimFields on StaffClaim {
    code
    key
    staff_name
    since
    is_mine
    is_taken_from_me
  }
`);

/** That somebody works on an order's review or on a script. */
export type Claim = StaffClaimFieldsFragment;

/** What is claimed: the review of an order, or the script of one of its lines. */
export interface ClaimPlace {
  reference: string;
  line: number | null;
}
