import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../../generated/gql';
import type { Claim, ClaimPlace } from './claim-fields';

const StaffClaimsTakeDocument = graphql(/* GraphQL */ `
  mutation StaffClaimsTake($input: StaffClaimsTakeInput!) {
    staff_claims_take(input: $input) {
      claim {
        ...StaffClaimFields
      }
    }
  }
`);

/** Claims what is free, or goes on with one's own claim. Returns who works on it afterwards. */
export const takeClaim = async (input: ClaimPlace): Promise<Claim | null> =>
  (await request(StaffClaimsTakeDocument, { input })).staff_claims_take.claim ?? null;
