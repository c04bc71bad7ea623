import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../../generated/gql';
import type { Claim, ClaimPlace } from './claim-fields';

const StaffClaimsTakeOverDocument = graphql(/* GraphQL */ `
  mutation StaffClaimsTakeOver($input: StaffClaimsTakeOverInput!) {
    staff_claims_take_over(input: $input) {
      claim {
        ...StaffClaimFields
      }
    }
  }
`);

/** Takes a colleague's claim over as it was seen. Returns who works on it afterwards. */
export const takeOverClaim = async (place: ClaimPlace, key: string): Promise<Claim | null> =>
  (await request(StaffClaimsTakeOverDocument, { input: { ...place, key } })).staff_claims_take_over.claim ??
  null;
