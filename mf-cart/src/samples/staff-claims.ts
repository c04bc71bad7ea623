import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import { StaffClaimDocument, StaffClaimsTakeDocument } from '../generated/gql/graphql';

/** Responses of a desk where nobody else works. */
export const unclaimedAnswers = (): RequestHandler[] => [
  respondWith(StaffClaimDocument, { staff_claim: null }),
  respondWith(StaffClaimsTakeDocument, { staff_claims_take: { claim: null } }),
];
