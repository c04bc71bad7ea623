import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../../generated/gql';
import type { ClaimPlace } from './claim-fields';

const StaffClaimsLeaveDocument = graphql(/* GraphQL */ `
  mutation StaffClaimsLeave($input: StaffClaimsLeaveInput!) {
    staff_claims_leave(input: $input) {
      claim {
        key
      }
    }
  }
`);

/** Ends one's own claim. If the message is lost, the claim expires by itself. */
export function leaveClaim(input: ClaimPlace): void {
  void request(StaffClaimsLeaveDocument, { input }).catch(() => undefined);
}
