import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffContentCancelPlanInput } from '../../../generated/gql/graphql';

const StaffContentCancelPlanDocument = graphql(/* GraphQL */ `
  mutation StaffContentCancelPlan($input: StaffContentCancelPlanInput!) {
    staff_content_cancel_plan(input: $input) {
      content {
        ...StaffContentFields
      }
      removed
    }
  }
`);

/** Cancels the plan of a draft, which stays. */
export const cancelPlan = async (input: StaffContentCancelPlanInput) =>
  (await request(StaffContentCancelPlanDocument, { input })).staff_content_cancel_plan;
