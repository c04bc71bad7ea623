import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../../generated/gql';
import type { Claim, ClaimPlace } from './claim-fields';

const StaffClaimDocument = graphql(/* GraphQL */ `
  query StaffClaim($reference: String!, $line: Int) {
    staff_claim(reference: $reference, line: $line) {
      ...StaffClaimFields
    }
  }
`);

/** Returns who works on it; null if nobody does. */
export const findClaim = async (place: ClaimPlace, signal: AbortSignal): Promise<Claim | null> =>
  (await request(StaffClaimDocument, { ...place }, { signal })).staff_claim ?? null;
