import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { AutoDelivery } from './autodeliveries';

const AutodeliveriesResumeDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesResume($input: AutodeliveriesResumeInput!) {
    autodeliveries_resume(input: $input) {
      autodelivery {
        ...AutoDeliveryFields
      }
    }
  }
`);

/** Resumes a paused AutoDelivery (section 7.h). Rejects with the API's error. */
export async function resumeAutoDelivery({ id }: AutoDelivery): Promise<AutoDelivery> {
  return (await request(AutodeliveriesResumeDocument, { input: { id } })).autodeliveries_resume.autodelivery;
}
